import { gridColour } from "./plot.css.ts";

/** Vertical lines at the start of each of `steps` equal parts, as a background; the plot's own border is the last one. */
export const gridLines = (steps: number): string =>
  `repeating-linear-gradient(to right, ${gridColour} 0 1px, transparent 1px ${100 / steps}%)`;
