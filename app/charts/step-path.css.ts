import { media, partStyle } from "../theme/styling.ts";
import { vars } from "../theme/vars.css.ts";

export const path = partStyle({
  fill: "none",
  stroke: vars.color.accent,
  strokeWidth: "2.5px",
  "@media": { [media.forcedColors]: { stroke: "CanvasText" } },
});

export const start = partStyle({
  stroke: vars.color.ink3,
  strokeWidth: "1px",
  strokeDasharray: "2 4",
  "@media": { [media.forcedColors]: { stroke: "CanvasText" } },
});

export const mark = partStyle({ fill: vars.color.accent, "@media": { [media.forcedColors]: { fill: "CanvasText" } } });

export const number = partStyle({ fill: vars.color.onAccent, "@media": { [media.forcedColors]: { fill: "Canvas" } } });
