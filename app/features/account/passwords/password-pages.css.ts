import { style } from "@vanilla-extract/css";
import { media } from "../../../theme/breakpoints.ts";
import { vars } from "../../../theme/vars.css.ts";

export const form = style({ display: "grid", gap: vars.space[16], marginTop: vars.space[32], maxWidth: "25rem" });

export const aside = style({
  fontSize: vars.text.small.size,
  justifySelf: "start",
  "@media": { [media.touch]: { display: "inline-flex", alignItems: "center", minHeight: "2.75rem" } },
});

export const why = style({ marginTop: vars.space[8] });

export const confirmForm = style({ display: "grid", gap: vars.space[24], justifyItems: "start" });
