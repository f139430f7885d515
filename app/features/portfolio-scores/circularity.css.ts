import { style } from "@vanilla-extract/css";
import { media } from "../../theme/breakpoints.ts";
import { vars } from "../../theme/vars.css.ts";

/** A share of the mass as a bar and a number. */
export const share = style({
  display: "grid",
  gridTemplateColumns: "minmax(2rem, 1fr) 4rem",
  alignItems: "center",
  gap: vars.space[8],
  // a phone has space for the number only
  "@media": { [media.phone]: { display: "block" } },
});
export const track = style({
  height: "4px",
  background: vars.color.rule,
  "@media": { [media.phone]: { display: "none" } },
});
export const bar = style({ display: "block", height: "100%" });
