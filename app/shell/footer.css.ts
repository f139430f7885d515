import { style } from "@vanilla-extract/css";
import { media } from "../theme/breakpoints.ts";
import { vars } from "../theme/vars.css.ts";

export const footer = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  columnGap: vars.space[24],
  rowGap: vars.space[4],
  minHeight: "3.25rem",
  paddingBlock: vars.space[12],
  paddingInline: vars.space[24],
  borderTop: `1px solid ${vars.color.rule}`,
  color: vars.color.ink3,
  fontSize: vars.text.caption.size,
  lineHeight: vars.text.caption.line,
  "@media": { [media.phone]: { paddingInline: vars.space[16] }, [media.print]: { display: "none" } },
});

export const data = style({ minWidth: "9.5rem" });

export const link = style({
  color: vars.color.ink2,
  "@media": { [media.touch]: { paddingBlock: ".25rem" } },
});
