import { media } from "../../theme/breakpoints.ts";
import { partStyle, wholeStyle } from "../../theme/part-style.ts";
import { vars } from "../../theme/vars.css.ts";

export const control = partStyle({
  display: "inline-flex",
  border: `1px solid ${vars.color.edge}`,
  borderRadius: vars.radius.control,
});

export const wide = partStyle({ display: "flex" });

export const segment = partStyle({
  position: "relative",
  display: "grid",
  placeItems: "center",
  minHeight: "1.875rem",
  padding: "0 .75rem",
  fontSize: vars.text.small.size,
  color: vars.color.ink2,
  cursor: "pointer",
  transition: `background-color ${vars.motion.control}`,
  selectors: {
    "& + &": { borderInlineStart: `1px solid ${vars.color.rule2}` },
    "&:hover": { background: vars.color.wash },
    "&:has(:checked)": { background: vars.color.accentWash, color: vars.color.accent, fontWeight: 600 },
    "&:has(:focus-visible)": { outline: `2px solid ${vars.color.focus}`, outlineOffset: "2px" },
    // widths by content: with equal widths a long label would wrap although there is space
    [`${wide} > &`]: { flex: "1 1 auto", padding: "0 .25rem" },
  },
  "@media": {
    [media.touch]: { minHeight: "2.75rem" },
    [media.forcedColors]: { selectors: { "&:has(:checked)": { textDecorationLine: "underline" } } },
  },
});

export const shortSegments = wholeStyle({ "@media": { [media.phone]: { display: "none" } } });
export const shortList = wholeStyle({ display: "none", "@media": { [media.phone]: { display: "grid" } } });
