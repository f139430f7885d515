import { gridColour } from "./plot.css.ts";

/** CSS background with a vertical line at the start of each of `steps` equal parts; the plot's border is the last. */
export const gridLines = (steps: number): string =>
  `repeating-linear-gradient(to right, ${gridColour} 0 1px, transparent 1px ${100 / steps}%)`;
