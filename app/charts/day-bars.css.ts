import { font, media, partStyle, size, solid } from "../theme/styling.ts";
import { vars } from "../theme/vars.css.ts";

export const chart = partStyle({
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
  "@media": { [media.print]: { breakInside: "avoid" } },
});

export const summary = partStyle({ minHeight: "1.43em", ...font("small", "ink2") });

/** Space for the label of the largest count above the top line. */
export const frame = partStyle({ position: "relative", paddingBlockStart: "1.25rem" });

export const most = partStyle({
  position: "absolute",
  insetBlockStart: 0,
  insetInlineStart: 0,
  ...size("caption", "ink3"),
  lineHeight: "1.25rem",
});

export const plot = partStyle({
  display: "flex",
  height: "7.5rem",
  borderTop: solid("rule"),
  borderBottom: solid("ink"),
});

/** A day can be clicked over its whole height, not only on its bar. */
export const day = partStyle({
  flex: "1 1 0",
  minWidth: 0,
  height: "100%",
  display: "flex",
  alignItems: "end",
  padding: 0,
  border: 0,
  background: "none",
  selectors: {
    "button&": { cursor: "pointer" },
    "button&:hover, button&:focus-visible": { background: vars.color.accentWash },
  },
});

export const bar = partStyle({
  width: "100%",
  minHeight: "1px",
  background: vars.color.ink2,
  // Separates neighbouring days; dropped when there are many days.
  borderInlineEnd: solid("paper"),
  printColorAdjust: "exact",
  selectors: {
    [`${plot}[data-close='true'] &`]: { borderInlineEndWidth: 0 },
    [`${day}:hover > &, ${day}:focus-visible > &`]: { background: vars.color.accent },
  },
  "@media": { [media.forcedColors]: { forcedColorAdjust: "none", background: "CanvasText" } },
});

export const ends = partStyle({ display: "flex", justifyContent: "space-between", ...font("caption", "ink3") });
