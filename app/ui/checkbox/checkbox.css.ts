import { media } from "../../theme/breakpoints.ts";
import { partStyle } from "../../theme/part-style.ts";
import { vars } from "../../theme/vars.css.ts";
import { nativeInput } from "../hidden/hidden.css.ts";

export const line = partStyle({
  position: "relative",
  display: "inline-flex",
  alignItems: "center",
  gap: ".625rem",
  minHeight: "2rem",
  cursor: "pointer",
  fontSize: vars.text.table.size,
  selectors: { "&:has(:disabled)": { cursor: "default", color: vars.color.ink3 } },
  "@media": { [media.touch]: { minHeight: "2.75rem", minWidth: "2.75rem" } },
});

export const box = partStyle({
  display: "grid",
  placeItems: "center",
  flex: "none",
  width: "1.125rem",
  height: "1.125rem",
  border: `1px solid ${vars.color.edge}`,
  borderRadius: vars.radius.mark,
  background: vars.color.paper,
  color: "transparent",
  selectors: {
    [`${nativeInput}:checked + &, ${nativeInput}:indeterminate + &`]: {
      background: vars.color.accent,
      borderColor: vars.color.accent,
      color: vars.color.onAccent,
    },
    [`${nativeInput}:focus-visible + &`]: { outline: `2px solid ${vars.color.focus}`, outlineOffset: "2px" },
    [`${nativeInput}:disabled + &`]: { background: vars.color.wash, borderColor: vars.color.rule2 },
    [`${nativeInput}:disabled:checked + &`]: { color: vars.color.ink3 },
  },
  "@media": { [media.forcedColors]: { forcedColorAdjust: "none" } },
});

export const dash = partStyle({ width: ".5rem", height: "2px", background: "currentColor" });
