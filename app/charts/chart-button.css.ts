import { media, partStyle } from "../theme/styling.ts";
import { vars } from "../theme/vars.css.ts";

/** No outline: the chart draws the focus ring above everything (FocusRing). */
export const stop = partStyle({ outline: "none" });

export const openable = partStyle({ cursor: "pointer" });

export const hit = partStyle({ fill: "transparent" });

/** Text inside a button: underlined on hover and focus, like every number that opens something. */
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
