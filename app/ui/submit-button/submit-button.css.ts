import { partStyle } from "../../theme/part-style.ts";
import { vars } from "../../theme/vars.css.ts";

export const place = partStyle({ display: "grid", gap: vars.space[8], justifyItems: "start" });

export const hint = partStyle({
  fontSize: vars.text.small.size,
  lineHeight: vars.text.small.line,
  color: vars.color.ink3,
});
