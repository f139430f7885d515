import { style } from "@vanilla-extract/css";
import { flowPage } from "../../choices/step-layout.css.ts";
import { vars } from "../../theme/vars.css.ts";

export const page = style([flowPage, { display: "grid", alignContent: "start", gap: vars.space[24] }]);

export const kept = style({ maxWidth: "46rem", marginTop: vars.space[4] });

export const keptRow = style({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "space-between",
  gap: `${vars.space[4]} ${vars.space[16]}`,
  paddingBlock: vars.space[8],
  borderBottom: `1px solid ${vars.color.rule}`,
});

export const ways = style({ display: "flex", flexWrap: "wrap", gap: vars.space[12], marginBlock: vars.space[12] });
