import { hiddenOn, media, partStyle, size, solid, wholeStyle } from "../../theme/styling.ts";
import { vars } from "../../theme/vars.css.ts";

export const control = partStyle({ display: "inline-flex", border: solid("edge"), borderRadius: vars.radius.control });

export const wide = partStyle({ display: "flex" });

export const segment = partStyle({
  position: "relative",
  display: "grid",
  placeItems: "center",
  minHeight: "1.875rem",
  padding: "0 .75rem",
  ...size("small", "ink2"),
  cursor: "pointer",
  transition: `background-color ${vars.motion.control}`,
  selectors: {
    "& + &": { borderInlineStart: solid("rule2") },
    "&:hover": { background: vars.color.wash },
    "&:has(:checked)": { background: vars.color.accentWash, color: vars.color.accent, fontWeight: 600 },
    "&:has(:focus-visible)": { outline: solid("focus", "2px"), outlineOffset: "2px" },
    // widths by content: with equal widths a long label would wrap although there is space
    [`${wide} > &`]: { flex: "1 1 auto", padding: "0 .25rem" },
  },
  "@media": {
    [media.touch]: { minHeight: "2.75rem" },
    [media.forcedColors]: { selectors: { "&:has(:checked)": { textDecorationLine: "underline" } } },
  },
});

export const shortSegments = wholeStyle(hiddenOn("phone"));
export const shortList = wholeStyle({ display: "none", "@media": { [media.phone]: { display: "grid" } } });
