import { flex, font, hiddenOn, media, partStyle, size, solid, space } from "../theme/styling.ts";
import { vars } from "../theme/vars.css.ts";

/** On a phone: contains the plots. Not their rows, because Safari ignores `relative` there. */
export const table = partStyle({ tableLayout: "fixed", "@media": { [media.rankingBelow]: { position: "relative" } } });

/** On a phone the plot of a row is below its other cells, which leave this height. */
const PHONE_PLOT = "1.75rem";
/** The same of the legend, below the other heads. */
const PHONE_LEGEND = "1.125rem";
/** A cell without width; its content is over the whole width of the table, in this height at the foot of the row. */
const belowRow = (height: string) =>
  ({ position: "static", padding: 0, paddingBlockEnd: height, verticalAlign: "bottom" }) as const;
/** The content: its place in the flow is where the padding of its cell begins. */
const overTable = (height: string) => ({ position: "absolute", insetBlock: "auto", insetInline: 0, height }) as const;
const noWidth = { width: 0 };

export const nameColumn = partStyle({ width: "27%", "@media": { [media.rankingBelow]: { width: "auto" } } });
const BRACKET = "5rem";
export const bracketColumn = partStyle({ width: BRACKET, "@media": { [media.rankingBelow]: noWidth } });
export const scoreColumn = partStyle({ width: "4.75rem", "@media": { [media.rankingBelow]: { width: "4.5rem" } } });
export const rangeColumn = partStyle({ width: "4rem" });
export const plotColumn = partStyle({ "@media": { [media.rankingBelow]: noWidth } });

export const menuColumn = partStyle({
  width: "2.75rem",
  "@media": { [media.touch]: { width: "2.75rem" }, [media.print]: { width: 0 } },
});
export const menuCell = partStyle({
  // Contains the absolutely positioned hidden label.
  position: "relative",
  padding: 0,
  textAlign: "end",
  "@media": { [media.rankingBelow]: { paddingBlockEnd: PHONE_PLOT }, [media.print]: { display: "none" } },
});

export const headRow = partStyle({
  borderBottom: solid("ink"),
  "@media": { [media.rankingBelow]: { borderBottom: 0 } },
});

export const head = partStyle({
  paddingBlockEnd: ".375rem",
  verticalAlign: "bottom",
  ...font("caption", "ink3"),
  fontWeight: 400,
  "@media": { [media.rankingBelow]: { paddingBlockEnd: PHONE_LEGEND } },
});
/** After `head`: the commands have a heading for screen readers only. */
export const menuHead = partStyle({ verticalAlign: "bottom" });

export const scoreHead = partStyle({ textAlign: "end" });
export const rangeHead = partStyle({ paddingInlineStart: space(12), whiteSpace: "nowrap" });

export const plotHead = partStyle({
  paddingInlineStart: space(24),
  // it may lie over the space of the other heads
  "@media": { [media.rankingBelow]: { ...belowRow(PHONE_LEGEND), pointerEvents: "none" } },
});

/** Where the labels of the bands do not fit, the legend is a line of their colours. */
const narrow = "(width < 25rem)";
export const legendBox = partStyle({
  containerType: "inline-size",
  "@media": { [media.rankingBelow]: { ...overTable(PHONE_LEGEND), display: "grid", alignItems: "end" } },
});
export const legend = partStyle({ display: "grid", gridAutoFlow: "column", gridAutoColumns: "minmax(0, 1fr)" });

export const legendItem = partStyle({ ...flex.row(".375rem"), justifyContent: "center", whiteSpace: "nowrap" });
export const swatch = partStyle({ "@container": { [narrow]: { flex: "1", height: "4px", marginInlineEnd: "2px" } } });
export const legendLabel = partStyle({ "@container": { [narrow]: { display: "none" } } });

export const row = partStyle({
  // In a table, height is the minimum height.
  height: "2.5rem",
  borderBottom: solid("rule"),
  "@media": {
    [media.touch]: { height: "2.75rem" },
    [media.rankingBelow]: { height: "auto" },
    [media.print]: { breakInside: "avoid" },
  },
});
/** On a phone the cells leave room for the plot below them. */
const abovePlot = { paddingBlockEnd: PHONE_PLOT } as const;

export const name = partStyle({
  // contains the bracket
  position: "relative",
  paddingBlock: ".375rem",
  ...size("table"),
  lineHeight: 1.25,
  fontWeight: 400,
  "@media": { [media.rankingBelow]: abovePlot },
});

export const mark = partStyle({ marginInlineStart: space(4) });

export const score = partStyle({
  textAlign: "end",
  ...size("section"),
  lineHeight: 1.25,
  fontWeight: 600,
  "@media": { [media.rankingBelow]: { ...abovePlot, ...size("group") } },
});

export const range = partStyle({
  paddingInlineStart: space(12),
  whiteSpace: "nowrap",
  ...size("caption", "ink2"),
  "@media": { [media.rankingBelow]: abovePlot },
});

/** A name in the columns of the name and of the bracket. */
export const besideBracket = partStyle({
  paddingInlineEnd: BRACKET,
  "@media": { [media.rankingBelow]: { paddingInlineEnd: 0 } },
});
/** A row's piece of the bracket, in the column after the name: its line, and in joined rows a tick at the middle. */
export const bracket = partStyle({
  position: "absolute",
  insetBlock: 0,
  insetInlineEnd: 0,
  width: BRACKET,
  printColorAdjust: "exact",
  // in the page margin and without its label, which repeats the title
  "@media": { [media.rankingBelow]: { insetInline: "-.5rem auto", width: ".25rem" } },
  selectors: {
    "&::before": {
      content: "",
      position: "absolute",
      insetBlock: 0,
      insetInlineStart: ".25rem",
      borderInlineEnd: solid("ink", "1.5px"),
    },
    "&[data-piece='start']::before": { insetBlockStart: "calc(50% - 1px)" },
    "&[data-piece='end']::before": { insetBlockEnd: "calc(50% - 1px)" },
    "&[data-joined='true']::after": {
      content: "",
      position: "absolute",
      insetBlockStart: "calc(50% - 1px)",
      insetInlineStart: 0,
      width: ".25rem",
      borderBlockStart: solid("ink", "1.5px"),
    },
  },
});
export const bracketLabel = partStyle({
  position: "absolute",
  zIndex: 1,
  insetInlineStart: ".75rem",
  insetInlineEnd: ".25rem",
  ...size("caption"),
  lineHeight: 1.2,
  fontWeight: 500,
  background: vars.color.paper,
  selectors: {
    "&::before": { content: "attr(data-label)" },
    "&[data-at='middle']": { insetBlockStart: "50%", transform: "translateY(-50%)" },
    "&[data-at='bottom']": { insetBlockEnd: 0, transform: "translateY(50%)" },
  },
  ...hiddenOn("rankingBelow"),
});

export const unknown = partStyle({ whiteSpace: "nowrap", ...size("caption", "ink3"), fontWeight: 400 });

export const open = partStyle({
  fontWeight: "inherit",
  minWidth: "2rem",
  minHeight: "2rem",
  textAlign: "end",
  selectors: { "&:hover, &:focus-visible": { textDecorationLine: "underline", textUnderlineOffset: ".2em" } },
  "@media": { [media.touch]: { minWidth: "2.75rem", minHeight: "2.75rem" } },
});

export const plotCell = partStyle({ "@media": { [media.rankingBelow]: belowRow(PHONE_PLOT) } });
/** Begins where the legend does. */
export const plotOfRow = partStyle({
  insetInlineStart: space(24),
  "@media": { [media.rankingBelow]: overTable(PHONE_PLOT) },
});

export const note = partStyle({ marginBlockStart: ".625rem", ...font("caption", "ink3") });
