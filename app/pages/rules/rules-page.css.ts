import { style } from "@vanilla-extract/css";
import { media } from "../../theme/breakpoints.ts";
import { vars } from "../../theme/vars.css.ts";

export const page = style({
  width: "100%",
  maxWidth: "80rem",
  marginInline: "auto",
  padding: `${vars.space[32]} ${vars.space[32]} ${vars.space[72]}`,
  "@media": {
    [media.phone]: { padding: `${vars.space[24]} ${vars.space[16]} ${vars.space[56]}` },
    [media.print]: { padding: 0 },
  },
});

export const choice = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "flex-end",
  gap: vars.space[16],
  // below: room above a notice of the opened portfolio
  marginBlock: vars.space[24],
});

export const select = style({ width: "22rem", maxWidth: "100%" });
export const guard = style({ maxWidth: "46rem", marginTop: vars.space[12] });
