import { style } from "@vanilla-extract/css";
import { vars } from "../../../theme/vars.css.ts";

export const note = style({ marginTop: vars.space[8] });

export const form = style({ display: "grid", gap: vars.space[16], marginTop: vars.space[16] });

export const choices = style({ display: "grid", gap: vars.space[8], marginTop: vars.space[12], listStyle: "none" });

export const fault = style({ color: vars.color.bad });

export const conflictTable = style({ marginTop: vars.space[16], width: "100%" });

export const conflictNote = style({
  marginTop: vars.space[12],
  fontSize: vars.text.small.size,
  lineHeight: vars.text.small.line,
  color: vars.color.ink2,
});

export const conflictFault = style({ marginTop: vars.space[12], color: vars.color.bad });
