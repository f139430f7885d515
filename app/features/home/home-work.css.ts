import { style } from "@vanilla-extract/css";
import { vars } from "../../theme/vars.css.ts";

export const sections = style({
  display: "flex",
  flexDirection: "column",
  gap: vars.space[24],
  marginTop: vars.space[24],
});

export const notice = style({
  marginTop: vars.space[12],
  maxWidth: "46rem",
  color: vars.color.warn,
  fontSize: vars.text.small.size,
});
