import { style } from "@vanilla-extract/css";
import { media } from "../../theme/breakpoints.ts";
import { vars } from "../../theme/vars.css.ts";

export const section = style({ marginTop: vars.space[44] });
export const limits = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "end",
  gap: vars.space[16],
  marginBlock: vars.space[12],
});
export const excluded = style({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: vars.space[8] });
/** Hidden words inside must not make the page wider. */
export const scroll = style({ position: "relative", overflowX: "auto" });
export const table = style({ minWidth: "66rem" });
export const second = style({ display: "block", fontSize: vars.text.caption.size, color: vars.color.ink3 });
export const foot = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: vars.space[16],
  marginTop: vars.space[16],
});
export const notice = style({ display: "flex", alignItems: "center", gap: vars.space[12], marginBlock: vars.space[8] });
export const place = style({ minHeight: "8rem", "@media": { [media.print]: { minHeight: 0 } } });
export const exclude = style({ width: "18rem", maxWidth: "100%" });
