import { partStyle } from "../../theme/part-style.ts";
import { vars } from "../../theme/vars.css.ts";

const line = (stroke: string) =>
  partStyle({ fill: "none", stroke, strokeWidth: 2.5, strokeLinecap: "round", strokeLinejoin: "round" });

export const picture = partStyle({ width: "10.5rem", height: "auto" });
export const before = line(vars.color.rule2);
export const after = line(vars.color.ink);
export const turn = line(vars.color.accent);
