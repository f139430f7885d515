import { media } from "../theme/breakpoints.ts";
import { partStyle } from "../theme/part-style.ts";
import { vars } from "../theme/vars.css.ts";

/** Colours are data, so forced colours do not replace them; the border stays visible. */
export const segment = partStyle({
  strokeWidth: "1px",
  forcedColorAdjust: "none",
  "@media": { [media.forcedColors]: { stroke: "CanvasText !important" } },
});

/** A segment too thin for a border. */
export const sliver = partStyle({ "@media": { [media.forcedColors]: { fill: "CanvasText !important" } } });

export const totalMark = partStyle({
  stroke: vars.color.ink,
  strokeWidth: "2px",
  "@media": { [media.forcedColors]: { stroke: "CanvasText" } },
});
