import { partStyle } from "../../theme/part-style.ts";
import { vars } from "../../theme/vars.css.ts";

/** Layout inside the states of a gallery. */
export const row = partStyle({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: vars.space[12],
});
export const narrow = partStyle({ maxWidth: "22rem", display: "grid", gap: vars.space[16] });
