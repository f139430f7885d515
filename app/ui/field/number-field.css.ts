import { partStyle } from "../../theme/part-style.ts";
import { vars } from "../../theme/vars.css.ts";

export const box = partStyle({ position: "relative", display: "flex", alignItems: "center", width: "100%" });

export const input = partStyle({ minWidth: 0 });

export const unit = partStyle({
  position: "absolute",
  insetInlineEnd: ".6875rem",
  pointerEvents: "none",
  fontSize: vars.text.small.size,
  color: vars.color.ink3,
  whiteSpace: "nowrap",
});
