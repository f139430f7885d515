import { partStyle } from "../../theme/part-style.ts";
import { vars } from "../../theme/vars.css.ts";

export const reasons = partStyle({ display: "grid", gap: vars.space[8] });
