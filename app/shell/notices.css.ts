import { style } from "@vanilla-extract/css";
import { media, size, solid, space } from "../theme/styling.ts";
import { vars } from "../theme/vars.css.ts";

export const notices = style({ display: "block" });

const line = style({
  display: "block",
  padding: space(8, 24),
  borderBottom: solid("rule"),
  ...size("small"),
  "@media": { [media.phone]: { paddingInline: space(16) }, [media.print]: { display: "none" } },
});

/** A problem. */
export const notice = style([line, { background: vars.color.warnWash, color: vars.color.warn }]);

/** An offer or progress. */
export const news = style([line, { background: vars.color.accentWash, color: vars.color.ink }]);
