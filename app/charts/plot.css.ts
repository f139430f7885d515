import { media, partStyle, solid, squareOf } from "../theme/styling.ts";
import { vars } from "../theme/vars.css.ts";

// Styles shared by the dot charts. Positions are percentages of the plot's width: nothing is measured, text keeps its
// size, and print uses the width of the page.

/** Exported alone: importing the whole theme contract in a component would add it to the first load. */
export const gridColour = vars.color.rule;

/** The cell of a plot, which lies over it: in Firefox a height of 100 % is that of a row with one line. */
export const plotCell = partStyle({ position: "relative", padding: 0 });

/** The plot of one row; the vertical grid lines are its background. */
export const plot = partStyle({
  position: "absolute",
  inset: 0,
  borderInlineEnd: solid("rule"),
  printColorAdjust: "exact",
});

const line = (colour: string) => ({
  borderInline: `1.5px solid ${colour}`,
  background: `linear-gradient(${colour} 0 0) center / 100% 1.5px no-repeat`,
});
/** The line from low to high of a range, with a tick at both ends. */
export const whisker = partStyle({
  position: "absolute",
  insetBlockStart: "calc(50% - .25rem)",
  height: ".5rem",
  ...line(vars.color.ink3),
  "@media": { [media.forcedColors]: { ...line("CanvasText"), forcedColorAdjust: "none" } },
});

/** From the worst to the best choice: a bar without ticks, so that it is not read as uncertainty. */
export const choices = partStyle({
  position: "absolute",
  insetBlockStart: "calc(50% - .1875rem)",
  height: ".375rem",
  borderRadius: ".1875rem",
  background: vars.color.rule2,
  "@media": { [media.forcedColors]: { background: "CanvasText", forcedColorAdjust: "none" } },
});

export const dot = partStyle({
  position: "absolute",
  insetBlockStart: "50%",
  ...squareOf(".875rem"),
  borderRadius: "50%",
  transform: "translate(-50%, -50%)",
  boxShadow: `0 0 0 2px ${vars.color.paper}`,
  "@media": { [media.forcedColors]: { background: "CanvasText !important", forcedColorAdjust: "none" } },
});

export const swatch = partStyle({
  display: "inline-block",
  flex: "none",
  ...squareOf(".5625rem"),
  printColorAdjust: "exact",
  "@media": { [media.forcedColors]: { forcedColorAdjust: "none" } },
});
