import { style } from "@vanilla-extract/css";
import { media } from "../../theme/breakpoints.ts";
import { vars } from "../../theme/vars.css.ts";

export const page = style({
  width: "100%",
  maxWidth: "46rem",
  marginInline: "auto",
  padding: `${vars.space[56]} ${vars.space[24]}`,
  "@media": { [media.phone]: { padding: `${vars.space[32]} ${vars.space[16]}` } },
});
