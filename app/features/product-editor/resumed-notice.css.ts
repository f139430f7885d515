import { style } from "@vanilla-extract/css";
import { vars } from "../../theme/vars.css.ts";

export const resumed = style({
  display: "block",
  marginBottom: vars.space[24],
  paddingInlineStart: vars.space[16],
  borderInlineStart: `2px solid ${vars.color.accent}`,
  fontSize: vars.text.small.size,
  lineHeight: vars.text.small.line,
});
