import { style } from "@vanilla-extract/css";
import { media } from "../theme/breakpoints.ts";
import { vars } from "../theme/vars.css.ts";

/** A column of forms in the middle. */
export const narrow = style({
  width: "100%",
  maxWidth: "46rem",
  marginInline: "auto",
  padding: `${vars.space[32]} ${vars.space[24]} ${vars.space[56]}`,
  "@media": { [media.phone]: { padding: `${vars.space[24]} ${vars.space[16]}` } },
});

/** A message in place of the page's content. */
export const message = style({
  padding: `${vars.space[32]} 3rem ${vars.space[56]}`,
  "@media": { [media.phone]: { padding: `${vars.space[24]} ${vars.space[16]}` } },
});
export const ways = style({ display: "flex", flexWrap: "wrap", gap: vars.space[12], marginTop: vars.space[24] });
