import { style } from "@vanilla-extract/css";
import { media } from "../theme/breakpoints.ts";
import { vars } from "../theme/vars.css.ts";

export const page = style({
  display: "grid",
  justifyItems: "start",
  alignContent: "start",
  gap: vars.space[24],
  padding: `${vars.space[56]} 3rem`,
  "@media": { [media.phone]: { padding: `${vars.space[32]} ${vars.space[16]}` } },
});
