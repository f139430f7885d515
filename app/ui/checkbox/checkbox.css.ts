import { flex, media, partStyle, size, solid, squareOf } from "../../theme/styling.ts";
import { vars } from "../../theme/vars.css.ts";
import { nativeInput } from "../hidden/hidden.css.ts";

export const line = partStyle({
  position: "relative",
  ...flex.inline(".625rem"),
  minHeight: "2rem",
  cursor: "pointer",
  ...size("table"),
  selectors: { "&:has(:disabled)": { cursor: "default", color: vars.color.ink3 } },
  "@media": { [media.touch]: { minHeight: "2.75rem", minWidth: "2.75rem" } },
});

export const box = partStyle({
  display: "grid",
  placeItems: "center",
  flex: "none",
  ...squareOf("1.125rem"),
  border: solid("edge"),
  borderRadius: vars.radius.mark,
  background: vars.color.paper,
  color: "transparent",
  selectors: {
    [`${nativeInput}:checked + &, ${nativeInput}:indeterminate + &`]: {
      background: vars.color.accent,
      borderColor: vars.color.accent,
      color: vars.color.onAccent,
    },
    [`${nativeInput}:focus-visible + &`]: { outline: solid("focus", "2px"), outlineOffset: "2px" },
    [`${nativeInput}:disabled + &`]: { background: vars.color.wash, borderColor: vars.color.rule2 },
    [`${nativeInput}:disabled:checked + &`]: { color: vars.color.ink3 },
  },
  "@media": { [media.forcedColors]: { forcedColorAdjust: "none" } },
});

export const dash = partStyle({ width: ".5rem", height: "2px", background: "currentColor" });
