import { media } from "../theme/breakpoints.ts";
import { partStyle } from "../theme/part-style.ts";
import { vars } from "../theme/vars.css.ts";

export const table = partStyle({ width: "100%", fontSize: vars.text.small.size, lineHeight: vars.text.small.line });

export const name = partStyle({
  width: "3.5rem",
  paddingBlock: vars.space[4],
  textAlign: "start",
  fontWeight: 400,
  color: vars.color.ink2,
  selectors: { "&[data-strong='true']": { color: vars.color.ink } },
});

export const cell = partStyle({ paddingBlock: vars.space[4] });

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
  fontSize: vars.text.caption.size,
  lineHeight: "calc(1.5rem - 2px)",
  printColorAdjust: "exact",
  "@media": { [media.forcedColors]: { forcedColorAdjust: "none", borderColor: "CanvasText !important" } },
});

export const total = partStyle({
  width: "3.75rem",
  paddingInlineStart: vars.space[8],
  textAlign: "end",
  color: vars.color.ink2,
  selectors: { "&[data-strong='true']": { color: vars.color.ink, fontWeight: 600 } },
});

export const legend = partStyle({
  display: "flex",
  flexWrap: "wrap",
  gap: `${vars.space[4]} ${vars.space[12]}`,
  marginBlockStart: vars.space[8],
  fontSize: vars.text.caption.size,
  lineHeight: vars.text.caption.line,
  color: vars.color.ink2,
});

export const legendItem = partStyle({ display: "flex", alignItems: "center", gap: ".375rem" });

export const swatch = partStyle({
  width: ".6875rem",
  height: ".6875rem",
  borderWidth: "1px",
  borderStyle: "solid",
  printColorAdjust: "exact",
  "@media": { [media.forcedColors]: { forcedColorAdjust: "none" } },
});
