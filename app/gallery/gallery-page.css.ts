import { style } from "@vanilla-extract/css";
import { vars } from "../theme/vars.css.ts";

export const page = style({ display: "grid", gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 44rem), 1fr))" });

export const side = style({
  minWidth: 0,
  padding: `${vars.space[24]} ${vars.space[16]}`,
  background: vars.color.paper,
  color: vars.color.ink,
});

export const part = style({
  borderTop: `1px solid ${vars.color.ink}`,
  paddingBlock: `${vars.space[8]} ${vars.space[32]}`,
});

export const state = style({ marginBlock: vars.space[16] });
