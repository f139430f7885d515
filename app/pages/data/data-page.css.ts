import { style } from "@vanilla-extract/css";
import { media } from "../../theme/breakpoints.ts";
import { vars } from "../../theme/vars.css.ts";

export const page = style({
  maxWidth: "70rem",
  padding: `${vars.space[32]} 3rem ${vars.space[44]}`,
  "@media": { [media.phone]: { padding: `${vars.space[24]} ${vars.space[16]}` } },
});

export const back = style({
  marginBottom: vars.space[16],
  "@media": { [media.print]: { display: "none" } },
});
