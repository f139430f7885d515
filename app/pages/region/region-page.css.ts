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

/** Reserves the height of the text while it loads, so that the choice below does not move. */
export const text = style({ minHeight: "7rem", marginTop: vars.space[16] });

export const choice = style({ marginTop: vars.space[44] });
