import { style } from "@vanilla-extract/css";
import { vars } from "../theme/vars.css.ts";

export const loading = style({
  display: "grid",
  gridTemplateRows: "1fr auto",
  alignItems: "center",
  minHeight: "100dvh",
});

export const failed = style({
  display: "grid",
  alignContent: "center",
  minHeight: "100dvh",
  maxWidth: "46rem",
  marginInline: "auto",
  padding: vars.space[24],
});
