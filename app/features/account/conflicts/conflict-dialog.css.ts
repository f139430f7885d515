import { style } from "@vanilla-extract/css";
import { vars } from "../../../theme/vars.css.ts";

export const table = style({ marginTop: vars.space[16], width: "100%" });

export const note = style({
  marginTop: vars.space[12],
  fontSize: vars.text.small.size,
  lineHeight: vars.text.small.line,
  color: vars.color.ink2,
});

export const fault = style({ marginTop: vars.space[12], color: vars.color.bad });
