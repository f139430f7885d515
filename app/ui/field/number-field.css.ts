import { partStyle } from "../../theme/part-style.ts";
import { vars } from "../../theme/vars.css.ts";

export const box = partStyle({ position: "relative", display: "flex", alignItems: "center", width: "100%" });

export const input = partStyle({
  minWidth: 0,
  selectors: { "[data-steps] > &": { borderRadius: 0, textAlign: "center" } },
});

/** One frame around less, number and more. */
export const step = partStyle({
  flex: "none",
  width: "2.25rem",
  paddingInline: 0,
  selectors: {
    "&&": { color: vars.color.accent },
    "&:first-child": { borderInlineEnd: 0, borderStartEndRadius: 0, borderEndEndRadius: 0 },
    "&:last-child": { borderInlineStart: 0, borderStartStartRadius: 0, borderEndStartRadius: 0 },
  },
});

export const unit = partStyle({
  position: "absolute",
  insetInlineEnd: ".6875rem",
  pointerEvents: "none",
  fontSize: vars.text.small.size,
  color: vars.color.ink3,
  whiteSpace: "nowrap",
});
