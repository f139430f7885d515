import { media } from "../theme/breakpoints.ts";
import { partStyle } from "../theme/part-style.ts";
import { vars } from "../theme/vars.css.ts";

/** The ring is drawn by the chart, above everything (FocusRing). */
export const stop = partStyle({ outline: "none" });

export const openable = partStyle({ cursor: "pointer" });

export const hit = partStyle({ fill: "transparent" });

/** A text inside a stop that opens: underlined on hover and focus, as every number that opens. */
export const label = partStyle({
  textUnderlineOffset: ".2em",
  selectors: { [`${openable}:hover &, ${openable}:focus-visible &`]: { textDecorationLine: "underline" } },
});

export const ring = partStyle({
  fill: "none",
  stroke: vars.color.focus,
  strokeWidth: "2px",
  pointerEvents: "none",
  "@media": { [media.forcedColors]: { stroke: "Highlight" }, [media.print]: { display: "none" } },
});
