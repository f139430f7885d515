import { style } from "@vanilla-extract/css";
import { vars } from "../theme/vars.css.ts";

export const curtain = style({
  minHeight: "100vh",
  display: "grid",
  alignContent: "center",
  justifyItems: "start",
  gap: vars.space[16],
  maxWidth: "30rem",
  marginInline: "auto",
  padding: vars.space[24],
});

export const form = style({ display: "grid", gap: vars.space[16], width: "100%", marginTop: vars.space[16] });
