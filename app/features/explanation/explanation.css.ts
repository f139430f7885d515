import { globalStyle, style, styleVariants } from "@vanilla-extract/css";
import { STAGE_PAINT } from "../../charts/segment-paint.ts";
import { ellipsis, flex, grid, hiddenOn, media, shownOn, size, solid, space, squareOf } from "../../theme/styling.ts";
import { vars } from "../../theme/vars.css.ts";

export const verdict = style({ ...size("body", "ink2"), marginTop: space(4) });

export const nav = style({
  ...flex.lines(4, "stretch"),
  justifyContent: "space-between",
  marginTop: space(16),
  paddingBlock: space(4),
  borderBlock: solid("rule"),
});
/** Aligns the text of the buttons with the column, not their invisible edges. */
export const around = style({ display: "flex", flexWrap: "wrap", marginInline: "-.6875rem" });

export const file = style({ marginInlineEnd: "-.6875rem" });

export const formulas = style({
  ...grid.columns("repeat(auto-fit, minmax(15rem, 1fr))", space(12, 24)),
  marginTop: space(24),
  "@media": { [media.phone]: { gridTemplateColumns: "minmax(0, 1fr)" } },
});
/** A formula, its numbers and its result on one line. */
export const oneLine = style({ marginTop: "-.5rem", marginBottom: space(4), ...size("small") });
globalStyle(`${oneLine} > div`, { display: "flex", flexWrap: "wrap", columnGap: ".375rem" });

/** Opens what few readers need. */
export const more = style({ marginTop: space(12) });
export const moreOpener = style({ width: "fit-content", paddingBlock: space(4), cursor: "pointer" });

export const term = style(size("small", "ink3"));
export const step = style({ margin: 0 });
export const result = style({ margin: 0, fontWeight: 600 });
/** Space after an italic letter, which leans to the right. */
export const variable = style({ fontStyle: "italic", marginInlineEnd: ".1em" });

/** Formulas without a legend. */
export const alone = style({ marginBottom: space(24) });

export const legend = style({
  marginTop: space(12),
  marginBottom: space(24),
  paddingTop: space(12),
  borderTop: solid("rule2"),
});

export const small = style(size("small"));

export const inputHead = style({ width: "32%", "@media": { [media.phone]: { width: "50%" } } });
export const massHead = style({ width: "14%", "@media": { [media.phone]: { width: "20%" } } });
export const shareHead = style({ width: "20%" });
/** Distance from the right-aligned number before it; on a phone it follows the name. */
export const quality = style({
  paddingInlineStart: "1.25rem",
  "@media": { [media.phone]: { paddingInlineStart: ".375rem" } },
});
export const valueHead = style({ width: "13%", "@media": { [media.phone]: { width: "20%" } } });

export const inputCell = style({ overflowWrap: "anywhere" });
export const inputName = style({ display: "block" });

/** Has the colour of a source; the underline shows that it is a link. */
export const sourceLink = style({ color: "inherit" });

export const source = style({ display: "block", textAlign: "inherit", ...size("caption", "ink3"), fontWeight: 400 });

/** Amount and factor; on a phone they are below the name instead. */
export const wideOnly = style(hiddenOn("phone"));
export const onPhone = style({ ...shownOn("phone"), fontWeight: 400 });

export const sumRow = style({ borderTop: solid("ink") });

export const note = style({ marginTop: space(8) });

export const section = style({ ...grid.stack(4), marginTop: space(32) });

/** Estimates are hatched, so that they differ by more than colour. */
const hatched = {
  background: `${vars.color.paper} repeating-linear-gradient(135deg, ${vars.color.warn} 0 1.5px, transparent 1.5px 6px)`,
  border: solid("warn"),
  // the pattern marks an estimate, so print and forced colours must keep it
  printColorAdjust: "exact",
  forcedColorAdjust: "none",
} as const;

export const whole = style({
  position: "relative",
  display: "flex",
  height: space(24),
  marginTop: space(8),
  border: solid("rule"),
  background: vars.color.rule2,
});
/** One estimate in the whole; neighbours share an edge. */
export const part = style({ ...hatched, marginBlock: "-1px", selectors: { "& + &": { borderInlineStart: "none" } } });

export const table = style({ ...size("small"), marginTop: space(8) });
export const barHead = style({ width: "30%", ...hiddenOn("phone") });
export const barCell = style({ verticalAlign: "middle", ...hiddenOn("phone") });
export const bar = style({ ...hatched, height: ".625rem", minWidth: "2px" });
export const estimatesTableValueHead = style({ width: "16%", "@media": { [media.phone]: { width: "24%" } } });
export const estimatesTableShareHead = style({ width: "13%", "@media": { [media.phone]: { width: "18%" } } });

export const inventory = style(size("small"));
/** Two lines of text; twelve of these rows fit into a window of 900 px. */
export const input = style({ paddingBlock: ".1875rem", overflowWrap: "anywhere", fontWeight: 400 });

/** One button of swatch, name and second line; opens the rest of the row. */
export const opener = style({
  ...grid.columns("1.25rem minmax(0, 1fr)"),
  alignItems: "baseline",
  cursor: "pointer",
  selectors: { "&::-webkit-details-marker": { display: "none" } },
});
export const name = style({
  fontWeight: 500,
  color: vars.color.ink,
  selectors: { [`${opener}:hover &`]: { textDecorationLine: "underline", textUnderlineOffset: ".2em" } },
});
export const second = style({
  gridColumn: 2,
  ...size("caption", "ink3"),
  lineHeight: 1.3,
  ...ellipsis,
  selectors: { "details[open] &": { whiteSpace: "normal" } },
  "@media": { [media.print]: { whiteSpace: "normal" } },
});
export const rest = style({
  ...grid.stack(4),
  paddingBlock: space(4),
  paddingInlineStart: "1.25rem",
  ...size("caption", "ink2"),
});

export const value = style({ verticalAlign: "top", paddingBlock: ".1875rem" });
export const share = style({ verticalAlign: "top", paddingBlock: ".1875rem" });
export const track = style({
  display: "block",
  height: "4px",
  marginTop: space(4),
  marginInlineStart: space(8),
  background: vars.color.rule,
  textAlign: "start",
});
export const inventoryBar = style({
  display: "block",
  height: "100%",
  background: vars.color.ink2,
  selectors: {
    "&[data-estimate='true']": {
      background: `repeating-linear-gradient(135deg, ${vars.color.warn} 0 2px, ${vars.color.paper} 2px 4px)`,
    },
  },
  "@media": { [media.print]: { printColorAdjust: "exact" }, [media.forcedColors]: { background: "CanvasText" } },
});

export const inventorySumRow = style({ borderTop: solid("ink") });

export const swatch = styleVariants(STAGE_PAINT, ({ fill, edge }) => ({
  display: "inline-block",
  ...squareOf(".75rem"),
  border: `1px solid ${edge}`,
  background: fill,
  forcedColorAdjust: "none",
}));
export const key = style({ ...flex.lines(space(4, 16), "stretch"), marginBlock: space(8) });
