import { media } from "../theme/breakpoints.ts";
import { partStyle } from "../theme/part-style.ts";
import { vars } from "../theme/vars.css.ts";

// What the dot charts share. Places on a scale are percentages of the plot's real width: nothing is measured, text keeps its size,
// and paper gets a chart of its own width.

/** The colour alone: a component that imported the theme's whole contract would carry it into the first load. */
export const gridColour = vars.color.rule;

/** A row's piece of the plot; vertical grid lines come as a background. */
export const plot = partStyle({
  position: "relative",
  height: "100%",
  minHeight: "1px",
  borderInlineEnd: `1px solid ${vars.color.rule}`,
  printColorAdjust: "exact",
});

/** From low to high. */
export const whisker = partStyle({
  position: "absolute",
  insetBlockStart: "calc(50% - 1px)",
  height: "2px",
  background: vars.color.ink3,
  "@media": { [media.forcedColors]: { background: "CanvasText", forcedColorAdjust: "none" } },
});

export const dot = partStyle({
  position: "absolute",
  insetBlockStart: "50%",
  width: ".875rem",
  height: ".875rem",
  borderRadius: "50%",
  transform: "translate(-50%, -50%)",
  boxShadow: `0 0 0 2px ${vars.color.paper}`,
  "@media": { [media.forcedColors]: { background: "CanvasText !important", forcedColorAdjust: "none" } },
});

export const swatch = partStyle({
  display: "inline-block",
  flex: "none",
  width: ".5625rem",
  height: ".5625rem",
  printColorAdjust: "exact",
  "@media": { [media.forcedColors]: { forcedColorAdjust: "none" } },
});
