import { style } from "@vanilla-extract/css";
import { space } from "../../theme/styling.ts";
import { vars } from "../../theme/vars.css.ts";

export const lead = style({ maxWidth: "46rem", marginBottom: space(16), color: vars.color.ink2 });
export const note = style({ maxWidth: "46rem", marginTop: space(12) });
export const table = style({ marginTop: space(16) });

/** A number that opens its explanation: underlined on hover and focus only. */
export const number = style({
  color: "inherit",
  fontWeight: 600,
  textDecorationLine: "none",
  selectors: { "&:hover, &:focus-visible": { textDecorationLine: "underline" } },
});
