import { style } from "@vanilla-extract/css";
import { vars } from "../../theme/vars.css.ts";

export const users = style({
  marginTop: vars.space[16],
  maxHeight: "40vh",
  overflow: "auto",
  borderTop: `1px solid ${vars.color.ink}`,
});

export const user = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  gap: `${vars.space[4]} ${vars.space[16]}`,
  paddingBlock: vars.space[8],
  borderBottom: `1px solid ${vars.color.rule}`,
  fontSize: vars.text.table.size,
});

export const userName = style({ flex: 1, minWidth: "8rem", color: vars.color.ink });

export const where = style({ color: vars.color.ink2 });
