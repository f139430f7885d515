import { style } from "@vanilla-extract/css";
import { vars } from "../../theme/vars.css.ts";

export const lead = style({ maxWidth: "46rem", marginBottom: vars.space[16], color: vars.color.ink2 });
export const note = style({ maxWidth: "46rem", marginTop: vars.space[12] });
export const table = style({ marginTop: vars.space[16] });

/** A number that opens its explanation: underlined on hover and focus only. */
export const number = style({
  color: "inherit",
  fontWeight: 600,
  textDecorationLine: "none",
  selectors: { "&:hover, &:focus-visible": { textDecorationLine: "underline" } },
});
