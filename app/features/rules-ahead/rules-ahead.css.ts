import { style } from "@vanilla-extract/css";
import { media } from "../../theme/breakpoints.ts";
import { vars } from "../../theme/vars.css.ts";

export const section = style({ marginTop: vars.space[44], overflowX: "auto" });

export const controls = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "flex-end",
  gap: vars.space[16],
  marginTop: vars.space[24],
  "@media": { [media.print]: { display: "none" } },
});
export const chosen = style({ width: "20rem", maxWidth: "100%" });
export const files = style({ display: "flex", flexWrap: "wrap", gap: vars.space[8], marginInlineStart: "auto" });

/** Scrolls sideways on a phone rather than break words. */
export const table = style({ minWidth: "40rem", "@media": { [media.print]: { minWidth: 0 } } });
export const narrow = style({ maxWidth: "46rem" });
export const when = style({ verticalAlign: "top", fontWeight: 600 });
export const market = style({
  display: "block",
  fontWeight: 400,
  fontSize: vars.text.caption.size,
  color: vars.color.ink3,
});
export const words = style({ verticalAlign: "top", overflowWrap: "anywhere" });
export const printed = style({ display: "none", "@media": { [media.print]: { display: "block" } } });
