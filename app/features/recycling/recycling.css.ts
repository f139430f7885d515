import { style } from "@vanilla-extract/css";
import { media } from "../../theme/breakpoints.ts";
import { vars } from "../../theme/vars.css.ts";

export const panel = style({
  display: "grid",
  gap: vars.space[8],
  paddingBlockEnd: vars.space[24],
  "@media": { [media.stacked]: { paddingBlockStart: vars.space[8] } },
});

export const settings = style({ display: "grid", gap: vars.space[12], color: vars.color.ink });

export const group = style({
  paddingBlock: `${vars.space[12]} ${vars.space[4]}`,
  fontSize: vars.text.caption.size,
  fontWeight: 600,
  color: vars.color.ink2,
});

export const name = style({ verticalAlign: "middle" });

export const cell = style({
  verticalAlign: "middle",
  paddingBlock: vars.space[4],
  fontSize: vars.text.caption.size,
  color: vars.color.ink2,
});

export const choice = style({
  gap: vars.space[8],
  fontSize: vars.text.caption.size,
  lineHeight: vars.text.caption.line,
  color: vars.color.ink2,
});
