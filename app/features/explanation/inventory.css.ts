import { style, styleVariants } from "@vanilla-extract/css";
import { STAGE_PAINT } from "../../charts/segment-paint.ts";
import { ellipsis, flex, grid, media, size, solid, space, squareOf } from "../../theme/styling.ts";
import { vars } from "../../theme/vars.css.ts";

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
export const bar = style({
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

export const sumRow = style({ borderTop: solid("ink") });

export const swatch = styleVariants(STAGE_PAINT, ({ fill, edge }) => ({
  display: "inline-block",
  ...squareOf(".75rem"),
  border: `1px solid ${edge}`,
  background: fill,
  forcedColorAdjust: "none",
}));
export const key = style({ ...flex.lines(space(4, 16), "stretch"), marginBlock: space(8) });
