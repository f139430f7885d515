import { flex, font, grid, media, partStyle, size, solid, space, wholeStyle } from "../../theme/styling.ts";
import { vars } from "../../theme/vars.css.ts";

export const field = partStyle(grid.stack(4, "start"));

export const label = partStyle({ ...font("small"), fontWeight: 600 });

/** Out of the grid, so that a hidden label leaves no gap above the control. */
export const hiddenLabel = partStyle({ position: "absolute" });

/** As high as a label without a mark, so that fields beside each other stand on one line. */
export const labelLine = partStyle({ ...flex.apart(8), width: "100%", ...font("small"), height: "1lh" });

export const input = partStyle({
  width: "100%",
  minHeight: "2.25rem",
  padding: ".3125rem .625rem",
  border: solid("edge"),
  borderRadius: vars.radius.control,
  background: vars.color.paper,
  ...font("body", "ink"),
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

export const foot = partStyle({ ...flex.apart(16, "stretch"), width: "100%", ...font("small", "ink3") });

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

export const numberBox = partStyle({ position: "relative", ...flex.row(), width: "100%" });

export const numberInput = partStyle({ minWidth: 0 });

export const unit = partStyle({
  position: "absolute",
  insetInlineEnd: ".6875rem",
  pointerEvents: "none",
  ...size("small", "ink3"),
  whiteSpace: "nowrap",
});

export const passwordBox = partStyle({ position: "relative", width: "100%" });

export const passwordInput = wholeStyle({ paddingInlineEnd: "4rem" });

export const passwordToggle = partStyle({
  position: "absolute",
  insetBlock: 1,
  insetInlineEnd: 1,
  minWidth: "3.25rem",
  paddingInline: space(8),
  borderRadius: vars.radius.control,
  ...size("small", "accent"),
  selectors: { "&:hover": { color: vars.color.accentHover, textDecorationLine: "underline" } },
  "@media": { [media.touch]: { minWidth: "3.5rem" } },
});

export const submitPlace = partStyle(grid.stack(8, "start"));

export const submitHint = partStyle(font("small", "ink3"));
