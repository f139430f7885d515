import { media } from "../theme/breakpoints.ts";
import { partStyle } from "../theme/part-style.ts";
import { vars } from "../theme/vars.css.ts";

export const button = partStyle({
  display: "inline-flex",
  alignItems: "center",
  gap: vars.space[4],
  color: "inherit",
  fontWeight: "inherit",
  textAlign: "inherit",
  cursor: "pointer",
  selectors: { "&:hover": { color: vars.color.accent } },
  "@media": { [media.touch]: { minHeight: "2.75rem" } },
});

/** The arrow hangs over the edge, so that the name ends where the numbers end. */
export const numeric = partStyle({ flexDirection: "row-reverse" });

export const sorted = partStyle({ color: vars.color.ink, fontWeight: 600 });

export const arrow = partStyle({
  display: "inline-flex",
  opacity: 0,
  selectors: {
    [`${sorted} &`]: { opacity: 1 },
    [`${button}:hover &, ${button}:focus-visible &`]: { opacity: 1 },
  },
});
