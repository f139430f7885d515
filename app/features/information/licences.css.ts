import { style } from "@vanilla-extract/css";
import { media } from "../../theme/breakpoints.ts";
import { vars } from "../../theme/vars.css.ts";

export const page = style({
  maxWidth: "64rem",
  padding: `${vars.space[32]} 3rem ${vars.space[44]}`,
  "@media": { [media.phone]: { padding: `${vars.space[24]} ${vars.space[16]}` } },
});

export const entries = style({ display: "grid", gap: vars.space[32], marginTop: vars.space[32], padding: 0 });

export const entry = style({
  display: "grid",
  gap: vars.space[8],
  minWidth: 0,
  listStyle: "none",
  paddingTop: vars.space[12],
  borderTop: `1px solid ${vars.color.ink}`,
  overflowWrap: "anywhere",
});

/** Keeps the line breaks of the notice and wraps long lines. */
export const notice = style({ margin: 0, whiteSpace: "pre-wrap" });
