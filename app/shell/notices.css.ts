import { style } from "@vanilla-extract/css";
import { media } from "../theme/breakpoints.ts";
import { vars } from "../theme/vars.css.ts";

export const notices = style({ display: "block" });

const line = style({
  display: "block",
  padding: `${vars.space[8]} ${vars.space[24]}`,
  borderBottom: `1px solid ${vars.color.rule}`,
  fontSize: vars.text.small.size,
  "@media": { [media.phone]: { paddingInline: vars.space[16] }, [media.print]: { display: "none" } },
});

/** A problem. */
export const notice = style([line, { background: vars.color.warnWash, color: vars.color.warn }]);

/** An offer or progress. */
export const news = style([line, { background: vars.color.accentWash, color: vars.color.ink }]);
