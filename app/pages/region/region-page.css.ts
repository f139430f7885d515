import { style } from "@vanilla-extract/css";
import { media } from "../../theme/breakpoints.ts";
import { vars } from "../../theme/vars.css.ts";

export const page = style({
  width: "100%",
  maxWidth: "1000px",
  marginInline: "auto",
  padding: `${vars.space[32]} ${vars.space[32]} ${vars.space[56]}`,
  "@media": { [media.phone]: { padding: `${vars.space[24]} ${vars.space[16]} ${vars.space[44]}` } },
});

/** Room for the text that is on its way, so that the choice below keeps its place. */
export const text = style({ minHeight: "7rem", marginTop: vars.space[16] });

export const choice = style({ marginTop: vars.space[44] });
