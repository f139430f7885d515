import { media } from "../../theme/breakpoints.ts";
import { partStyle, wholeStyle } from "../../theme/part-style.ts";
import { vars } from "../../theme/vars.css.ts";

export const field = partStyle({ display: "grid", gap: vars.space[4], justifyItems: "start" });

export const label = partStyle({ fontSize: vars.text.small.size, lineHeight: vars.text.small.line, fontWeight: 600 });

/** Out of the grid, so that a hidden label leaves no gap above the control. */
export const hiddenLabel = partStyle({ position: "absolute" });

export const labelLine = partStyle({
  display: "flex",
  justifyContent: "space-between",
  alignItems: "baseline",
  gap: vars.space[8],
  width: "100%",
});

export const input = partStyle({
  width: "100%",
  minHeight: "2.25rem",
  padding: ".3125rem .625rem",
  border: `1px solid ${vars.color.edge}`,
  borderRadius: vars.radius.control,
  background: vars.color.paper,
  color: vars.color.ink,
  fontSize: vars.text.body.size,
  lineHeight: vars.text.body.line,
  selectors: {
    "&:focus-visible": { outlineOffset: "1px" },
    "&[aria-invalid='true']": { borderColor: vars.color.bad },
    "&:disabled": { background: vars.color.wash, borderColor: vars.color.rule2, color: vars.color.ink3 },
    "&::placeholder": { color: vars.color.ink3, opacity: 1 },
    "&[type='search']::-webkit-search-cancel-button": { display: "none" },
  },
  "@media": { [media.touch]: { minHeight: "2.75rem" } },
});

export const area = partStyle({ minHeight: "5rem", resize: "vertical" });

export const foot = partStyle({
  display: "flex",
  justifyContent: "space-between",
  gap: vars.space[16],
  width: "100%",
  fontSize: vars.text.small.size,
  lineHeight: vars.text.small.line,
  color: vars.color.ink3,
});

export const error = partStyle({ color: vars.color.bad });

export const count = partStyle({ marginInlineStart: "auto", whiteSpace: "nowrap" });

export const selectBox = partStyle({ position: "relative", width: "100%" });

export const select = partStyle({
  appearance: "none",
  paddingInlineEnd: "2.25rem",
  cursor: "pointer",
  textOverflow: "ellipsis",
});

export const selectArrow = partStyle({
  position: "absolute",
  insetInlineEnd: ".6875rem",
  insetBlockStart: "50%",
  transform: "translateY(-50%)",
  pointerEvents: "none",
  color: vars.color.ink2,
});

export const searchBox = partStyle({ position: "relative" });

export const searchIcon = partStyle({
  position: "absolute",
  insetInlineStart: ".75rem",
  insetBlockStart: "50%",
  transform: "translateY(-50%)",
  pointerEvents: "none",
  color: vars.color.ink2,
});

export const searchInput = partStyle({ paddingInline: "2.125rem 2.25rem" });

export const searchClear = partStyle({
  position: "absolute",
  insetInlineEnd: 0,
  insetBlockStart: "50%",
  transform: "translateY(-50%)",
});

export const numberBox = partStyle({ position: "relative", display: "flex", alignItems: "center", width: "100%" });

export const numberInput = partStyle({ minWidth: 0 });

export const unit = partStyle({
  position: "absolute",
  insetInlineEnd: ".6875rem",
  pointerEvents: "none",
  fontSize: vars.text.small.size,
  color: vars.color.ink3,
  whiteSpace: "nowrap",
});

export const passwordBox = partStyle({ position: "relative", width: "100%" });

export const passwordInput = wholeStyle({ paddingInlineEnd: "4rem" });

export const passwordToggle = partStyle({
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

export const submitPlace = partStyle({ display: "grid", gap: vars.space[8], justifyItems: "start" });

export const submitHint = partStyle({
  fontSize: vars.text.small.size,
  lineHeight: vars.text.small.line,
  color: vars.color.ink3,
});
