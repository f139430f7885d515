import { partStyle } from "../../theme/part-style.ts";
import { vars } from "../../theme/vars.css.ts";

export const pager = partStyle({
  display: "flex",
  alignItems: "center",
  justifyContent: "flex-end",
  gap: vars.space[4],
  paddingBlock: vars.space[4],
  fontSize: vars.text.small.size,
  color: vars.color.ink2,
});
