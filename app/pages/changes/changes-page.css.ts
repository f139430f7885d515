import { style } from "@vanilla-extract/css";
import { media } from "../../theme/breakpoints.ts";
import { vars } from "../../theme/vars.css.ts";

export const page = style({
  maxWidth: "64rem",
  padding: `${vars.space[32]} 3rem ${vars.space[44]}`,
  "@media": { [media.phone]: { padding: `${vars.space[24]} ${vars.space[16]}` } },
});

export const versions = style({ display: "grid", gap: vars.space[24], marginTop: vars.space[32], padding: 0 });

export const changes = style({ display: "grid", gap: vars.space[4], paddingLeft: vars.space[24], listStyle: "disc" });

export const version = style({
  display: "grid",
  gap: vars.space[8],
  listStyle: "none",
  paddingTop: vars.space[12],
  borderTop: `1px solid ${vars.color.ink}`,
});
