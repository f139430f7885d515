import { style } from "@vanilla-extract/css";
import { media } from "../theme/breakpoints.ts";
import { vars } from "../theme/vars.css.ts";

export const prompt = style({
  display: "flex",
  flexDirection: "column",
  alignItems: "center",
  justifyContent: "center",
  minHeight: "100dvh",
  maxWidth: "26rem",
  marginInline: "auto",
  padding: vars.space[24],
  textAlign: "center",
  "@media": { [media.print]: { display: "none" } },
});

export const title = style({
  marginTop: vars.space[56],
  fontSize: "1.625rem",
  lineHeight: vars.text.title.line,
  letterSpacing: vars.text.title.tracking,
});

export const text = style({ marginBlock: `${vars.space[12]} ${vars.space[32]}`, color: vars.color.ink2 });
