import { style } from "@vanilla-extract/css";
import { media } from "../../../theme/breakpoints.ts";
import { vars } from "../../../theme/vars.css.ts";

export const section = style({ display: "flex", flexDirection: "column" });

export const form = style({ display: "grid", gap: vars.space[16], marginTop: vars.space[24] });

export const heading = style({ outline: "none" });

export const note = style({ marginTop: vars.space[4] });

export const aside = style({
  fontSize: vars.text.small.size,
  lineHeight: vars.text.small.line,
  justifySelf: "start",
  "@media": { [media.touch]: { paddingBlock: ".75rem" } },
});

export const submit = style({ marginTop: vars.space[8] });

export const failure = style({ color: vars.color.bad, fontSize: vars.text.small.size });

export const why = style({ marginTop: vars.space[8] });
