import { media } from "../theme/breakpoints.ts";
import { partStyle } from "../theme/part-style.ts";
import { vars } from "../theme/vars.css.ts";

const stroke = (colour: string, width: string, forced = "CanvasText") => ({
  fill: "none",
  stroke: colour,
  strokeWidth: width,
  "@media": { [media.forcedColors]: { stroke: forced } },
});

export const reusable = partStyle(stroke(vars.color.ink, "2.5px"));
export const singleUse = partStyle(stroke(vars.color.ink2, "2px"));
/** Beside one of the two above, which gives the width. */
export const highlighted = partStyle({
  selectors: { [`&${reusable}, &${singleUse}`]: { stroke: vars.color.accent } },
  "@media": { [media.forcedColors]: { selectors: { [`&${reusable}, &${singleUse}`]: { stroke: "Highlight" } } } },
});

/** From the end of a line to a name that had to move away. */
export const leader = partStyle(stroke(vars.color.ink3, "1px"));

/** Inside of a crossing; the stroke is that of the reusable. */
export const crossing = partStyle({
  selectors: { [`&${reusable}, &${singleUse}`]: { fill: vars.color.paper, strokeWidth: "2px" } },
  "@media": { [media.forcedColors]: { selectors: { [`&${reusable}, &${singleUse}`]: { fill: "Canvas" } } } },
});
