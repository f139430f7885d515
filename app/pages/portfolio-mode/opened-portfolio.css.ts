import { style } from "@vanilla-extract/css";
import { media } from "../../theme/breakpoints.ts";
import { vars } from "../../theme/vars.css.ts";

/** The notice above the portfolio, in edit and scores mode. */
export const larger = style({
  display: "block",
  padding: `${vars.space[8]} 3rem`,
  borderBottom: `1px solid ${vars.color.rule}`,
  background: vars.color.warnWash,
  color: vars.color.warn,
  fontSize: vars.text.small.size,
  "@media": { [media.phone]: { paddingInline: vars.space[16] }, [media.print]: { display: "none" } },
});
