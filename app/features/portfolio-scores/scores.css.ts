import { fallbackVar, globalStyle, style } from "@vanilla-extract/css";
import { sectionGap } from "../../ui/fold/fold.css.ts";
import {
  flex,
  font,
  grid,
  hiddenOn,
  media,
  phoneRule,
  shownOn,
  size,
  solid,
  space,
  squareOf,
} from "../../theme/styling.ts";
import { vars } from "../../theme/vars.css.ts";

export const page = style({
  width: "100%",
  maxWidth: "86rem",
  padding: space(32, 24, 24),
  "@media": {
    [media.stacked]: { padding: space(16, 24, 44) },
    [media.phone]: { padding: space(8, 16, 44) },
    // print dots, bars and bands in colour
    [media.print]: { padding: 0, printColorAdjust: "exact" },
  },
});

/** The commands are below the title where both do not fit side by side. */
export const head = style({
  ...flex.lines(16, "end"),
  justifyContent: "space-between",
  paddingBottom: space(16),
  borderBottom: solid("ink"),
});
export const headTitle = style({ minWidth: 0 });
/** Commands are not printed. */
const onScreen = style(hiddenOn("print"));
export const tools = style([flex.lines(8), onScreen]);
/** Undo, share, files and settings. */
export const quietTools = style({ ...flex.lines(8), "@media": { [media.phone]: { gap: 0 } } });

/** Reversed row: the progress text comes after the button, which does not move. */
export const drawing = style([
  tools,
  // negative margin: aligns the label of the quiet button with the text column
  { flexDirection: "row-reverse", justifyContent: "flex-end", marginInlineStart: "-.75rem" },
]);

export const section = style({ marginTop: fallbackVar(sectionGap, space(24)) });

/** Notes below a table. */
export const notes = style({ ...grid.stack(4), marginTop: space(12), selectors: { "&:empty": { display: "none" } } });

export const result = style({
  ...grid.columns("minmax(9rem, 14.5rem) minmax(0, 1fr)", 16),
  paddingBlock: space(24, 16),
  "@media": { [media.phone]: { gridTemplateColumns: "minmax(0, 1fr)" } },
});
export const figure = style({
  ...font("figure"),
  letterSpacing: vars.text.figure.tracking,
  fontWeight: 600,
  "@media": { [media.phone]: { fontSize: "4.5rem" } },
});
export const verdict = style({ ...flex.row(8), marginTop: space(12) });
export const swatch = style({ ...squareOf(".75rem"), borderRadius: "1px", flex: "none" });
export const sentence = style({ ...font("lead"), marginBottom: space(16) });

export const strip = style({
  ...grid.columns("repeat(7, minmax(0, 1fr))"),
  borderBlock: solid("rule2"),
  "@media": {
    [media.stacked]: { gridTemplateColumns: "repeat(4, minmax(0, 1fr))" },
    [media.phone]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
  },
});
export const stripItem = style({
  padding: space(12, 16),
  borderInlineStart: solid("rule"),
  selectors: { "&:first-child": { borderInlineStart: 0, paddingInlineStart: 0 } },
  "@media": { [media.stacked]: { borderInlineStart: 0, paddingInline: 0 } },
});
export const stripValue = style({ ...size("section"), fontWeight: 600, ...flex.lines(4, "baseline") });
export const stripUnit = style({ ...size("small", "ink2"), fontWeight: 400 });

export const columns = style({
  ...grid.columns("minmax(0, 1.55fr) minmax(0, 1fr)"),
  columnGap: space(44),
  rowGap: space(44),
  marginTop: space(24),
  alignItems: "start",
  "@media": { [media.stacked]: { gridTemplateColumns: "minmax(0, 1fr)" } },
});

export const number = style({
  font: "inherit",
  selectors: { "&:hover, &:focus-visible": { textDecorationLine: "underline", textUnderlineOffset: ".2em" } },
  "@media": { [media.touch]: { minHeight: "2.75rem", minWidth: "1.5rem" } },
});

/** The negative margin keeps the button from making the heading taller than its neighbour. */
export const headHelp = style([{ display: "inline-flex", marginBlock: "-.75rem" }, onScreen]);

/** A phone hides the ranges; the other columns share the width. */
export const ranges = style({});
phoneRule(`${ranges} col:first-child`, { width: "46% !important" });
phoneRule(`${ranges} col:last-child`, { display: "none" });
phoneRule(`${ranges} tbody :is(th, td)`, { verticalAlign: "middle" });

export const rangeCell = style({ paddingInline: space(24), verticalAlign: "middle" });
export const range = style({ position: "relative", height: "1.25rem" });
export const rangeTicks = style({
  display: "flex",
  justifyContent: "space-between",
  marginInline: `-.5rem`,
  fontWeight: 400,
});
export const rangeLine = style({
  position: "absolute",
  insetBlockStart: "50%",
  height: "1.5px",
  background: vars.color.edge,
});
export const rangeTrack = style({
  position: "absolute",
  insetInline: 0,
  insetBlockStart: "50%",
  height: "1px",
  background: vars.color.rule,
});
export const rangeEnd = style({
  position: "absolute",
  insetBlock: ".25rem",
  width: "1.5px",
  background: vars.color.edge,
  selectors: { "&[data-best='true']": { width: "2.5px", background: vars.color.ink } },
});
export const rangeDot = style({
  position: "absolute",
  insetBlockStart: "50%",
  ...squareOf(".8125rem"),
  borderRadius: vars.radius.round,
  transform: "translate(-50%, -50%)",
});
export const key = style({ ...flex.lines(space(4, 24)), marginTop: ".625rem" });
export const keyMark = style({
  display: "inline-block",
  width: "2px",
  height: ".875rem",
  marginInlineEnd: space(8),
  verticalAlign: "-.1em",
  background: vars.color.edge,
  selectors: { "&[data-best='true']": { width: "2.5px", background: vars.color.ink } },
});
export const wideOnly = style(hiddenOn("phone"));
export const phoneOnly = style(shownOn("phone"));

export const choices = style([{ ...flex.lines(8, "stretch"), marginBlock: space(12) }, onScreen]);
export const bars = style({ borderTop: solid("ink"), paddingBlockStart: space(12), ...grid.stack(12) });
export const bar = style({
  ...grid.columns("minmax(6rem, 9rem) minmax(0, 1fr)"),
  columnGap: space(12),
  alignItems: "center",
  "@media": { [media.print]: { breakInside: "avoid" } },
});
export const barName = style({ ...size("table"), lineHeight: 1.25 });
export const barPlot = style({ ...flex.row(8), borderInlineStart: solid("ink") });
export const barFill = style({ height: "1.75rem", flex: "none" });
export const barValue = style({ fontWeight: 600, whiteSpace: "nowrap" });
export const tableTwin = style({ marginTop: space(16) });

export const nameCell = style(grid.stack(4));
export const rowSummary = style(grid.columns("3rem minmax(0, 1fr)"));
export const facts = style({
  ...grid.columns("minmax(9rem, 14rem) minmax(0, 1fr)", space(8, 16)),
  marginBottom: space(24),
  maxWidth: "46rem",
  "@media": { [media.phone]: { gridTemplateColumns: "minmax(0, 1fr)", gap: space(4) } },
});
export const term = style({ color: vars.color.ink2 });
/** `relative` contains visually hidden text, which would otherwise widen the page. */
export const scroll = style({
  position: "relative",
  overflowX: "auto",
  "@media": {
    // a focused cell scrolls out from below the first column, which stays
    [media.phone]: { scrollPaddingInlineStart: "9rem" },
    [media.print]: { overflowX: "visible" },
  },
});
globalStyle(`${scroll} > table`, { "@media": { [media.print]: { minWidth: "0 !important" } } });
/** On a phone the first column stays while the others scroll. */
phoneRule(`${scroll} > table > :is(thead, tbody) > tr > :first-child`, {
  position: "sticky",
  insetInlineStart: 0,
  zIndex: 1,
  width: "9rem",
  background: vars.color.paper,
});
export const stack = style({ ...grid.stack(24), marginTop: space(16) });
export const listRow = style({ ...grid.stack(4), paddingBlock: space(8), borderBottom: solid("rule") });
export const listHead = style(flex.apart(12, "stretch"));
export const rawHead = style({ ...flex.lines(space(8, 16)), marginBlock: space(12) });

/** A share of the mass as a bar and a number. */
export const massShare = style({
  ...grid.columns("minmax(2rem, 1fr) 4rem", 8, "center"),
  // a phone has space for the number only
  "@media": { [media.phone]: { display: "block" } },
});
export const massTrack = style({ height: "4px", background: vars.color.rule, ...hiddenOn("phone") });
export const massBar = style({ display: "block", height: "100%" });
