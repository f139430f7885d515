import { media } from "../theme/breakpoints.ts";
import { partStyle } from "../theme/part-style.ts";
import { vars } from "../theme/vars.css.ts";

/** Its colours are data; the page's own colour schemes give way to them, with a border that is always seen. */
export const segment = partStyle({
  strokeWidth: "1px",
  forcedColorAdjust: "none",
  "@media": { [media.forcedColors]: { stroke: "CanvasText !important" } },
});

/** Too thin for a border: the colour of the border alone. */
export const sliver = partStyle({ "@media": { [media.forcedColors]: { fill: "CanvasText !important" } } });

export const totalMark = partStyle({
  stroke: vars.color.ink,
  strokeWidth: "2px",
  "@media": { [media.forcedColors]: { stroke: "CanvasText" } },
});
