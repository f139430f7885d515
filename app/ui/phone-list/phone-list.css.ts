import { media } from "../../theme/breakpoints.ts";
import { partStyle } from "../../theme/part-style.ts";
import { vars } from "../../theme/vars.css.ts";

export const list = partStyle({ display: "none", "@media": { [media.phone]: { display: "block" } } });
export const item = partStyle({ paddingBlock: vars.space[12], borderBottom: `1px solid ${vars.color.rule}` });
export const head = partStyle({ display: "flex", justifyContent: "space-between", gap: vars.space[12] });
export const facts = partStyle({ display: "grid", gap: vars.space[4], marginTop: vars.space[4] });
export const fact = partStyle({
  display: "flex",
  justifyContent: "space-between",
  gap: vars.space[12],
  fontSize: vars.text.small.size,
  color: vars.color.ink2,
});
