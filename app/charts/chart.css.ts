import { media, partStyle } from "../theme/styling.ts";
import { vars } from "../theme/vars.css.ts";

// Styles shared by the SVG charts, which are drawn at their real pixel size.

export const host = partStyle({ width: "100%", minWidth: 0, "@media": { [media.print]: { breakInside: "avoid" } } });

export const svg = partStyle({
  display: "block",
  // Focus rings extend beyond the edge.
  overflow: "visible",
  fontFamily: vars.font.family,
  printColorAdjust: "exact",
  // The picture scales only in print, where the page sets the width.
  "@media": { [media.print]: { width: "100%", height: "auto" } },
});

const ink = (colour: string) => ({ fill: colour, "@media": { [media.forcedColors]: { fill: "CanvasText" } } });

export const text = partStyle(ink(vars.color.ink));
export const text2 = partStyle(ink(vars.color.ink2));
export const text3 = partStyle(ink(vars.color.ink3));
export const accentText = partStyle(ink(vars.color.accent));

/** Drawn under a text, so that lines behind it do not cross the letters. */
export const halo = partStyle({
  fill: "none",
  stroke: vars.color.paper,
  strokeWidth: "4px",
  strokeLinejoin: "round",
  "@media": { [media.forcedColors]: { stroke: "Canvas" } },
});

export const axisLine = partStyle({
  stroke: vars.color.ink,
  strokeWidth: "1px",
  "@media": { [media.forcedColors]: { stroke: "CanvasText" } },
});

export const gridLine = partStyle({ stroke: vars.color.rule, strokeWidth: "1px" });

/** A chart drawn for a file: outside the page, at one width for all screens. */
export const sheet = partStyle({
  position: "fixed",
  insetBlockStart: 0,
  insetInlineStart: "-200rem",
  width: "48rem",
  background: vars.color.paper,
});

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
