import { media, partStyle } from "../theme/styling.ts";
import { vars } from "../theme/vars.css.ts";

const stroke = (colour: string, width: string, forced = "CanvasText") => ({
  fill: "none",
  stroke: colour,
  strokeWidth: width,
  "@media": { [media.forcedColors]: { stroke: forced } },
});

export const reusable = partStyle(stroke(vars.color.ink, "2.5px"));
export const singleUse = partStyle(stroke(vars.color.ink2, "2px"));
/** Combined with `reusable` or `singleUse`, which sets the width. */
export const highlighted = partStyle({
  selectors: { [`&${reusable}, &${singleUse}`]: { stroke: vars.color.accent } },
  "@media": { [media.forcedColors]: { selectors: { [`&${reusable}, &${singleUse}`]: { stroke: "Highlight" } } } },
});

/** Connects the end of a line with its name if the name had to move. */
export const leader = partStyle(stroke(vars.color.ink3, "1px"));

/** Circle at a crossing; the stroke is that of the reusable's line. */
export const crossing = partStyle({
  selectors: { [`&${reusable}, &${singleUse}`]: { fill: vars.color.paper, strokeWidth: "2px" } },
  "@media": { [media.forcedColors]: { selectors: { [`&${reusable}, &${singleUse}`]: { fill: "Canvas" } } } },
});
