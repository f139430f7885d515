import { media } from "../../theme/breakpoints.ts";
import { partStyle, wholeStyle } from "../../theme/part-style.ts";
import { vars } from "../../theme/vars.css.ts";

export const box = partStyle({ position: "relative", width: "100%" });

export const input = wholeStyle({ paddingInlineEnd: "4rem" });

export const toggle = partStyle({
  position: "absolute",
  insetBlock: 1,
  insetInlineEnd: 1,
  minWidth: "3.25rem",
  paddingInline: vars.space[8],
  borderRadius: vars.radius.control,
  color: vars.color.accent,
  fontSize: vars.text.small.size,
  selectors: { "&:hover": { color: vars.color.accentHover, textDecorationLine: "underline" } },
  "@media": { [media.touch]: { minWidth: "3.5rem" } },
});
