import { flex, font, media, partStyle, size, space, squareOf } from "../theme/styling.ts";
import { vars } from "../theme/vars.css.ts";

export const table = partStyle({ width: "100%", ...font("small") });

export const name = partStyle({
  width: "3.5rem",
  paddingBlock: space(4),
  textAlign: "start",
  fontWeight: 400,
  color: vars.color.ink2,
  selectors: { "&[data-strong='true']": { color: vars.color.ink } },
});

export const cell = partStyle({ paddingBlock: space(4) });

export const bar = partStyle({ position: "relative", height: "1.5rem" });

/** No padding and no minimum width: the width is the value. */
export const segment = partStyle({
  position: "absolute",
  insetBlock: 0,
  overflow: "hidden",
  borderWidth: "1px",
  borderStyle: "solid",
  // gap between two segments
  boxShadow: `-1.5px 0 0 ${vars.color.paper}`,
  whiteSpace: "nowrap",
  textIndent: ".4375rem",
  ...size("caption"),
  lineHeight: "calc(1.5rem - 2px)",
  printColorAdjust: "exact",
  "@media": { [media.forcedColors]: { forcedColorAdjust: "none", borderColor: "CanvasText !important" } },
});

export const total = partStyle({
  width: "3.75rem",
  paddingInlineStart: space(8),
  textAlign: "end",
  color: vars.color.ink2,
  selectors: { "&[data-strong='true']": { color: vars.color.ink, fontWeight: 600 } },
});

export const legend = partStyle({
  ...flex.lines(space(4, 12), "stretch"),
  marginBlockStart: space(8),
  ...font("caption", "ink2"),
});

export const legendItem = partStyle(flex.row(".375rem"));

export const swatch = partStyle({
  ...squareOf(".6875rem"),
  borderWidth: "1px",
  borderStyle: "solid",
  printColorAdjust: "exact",
  "@media": { [media.forcedColors]: { forcedColorAdjust: "none" } },
});
