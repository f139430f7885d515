import { style } from "@vanilla-extract/css";
import { inlineRow, media, size, space, stacked } from "../../../theme/styling.ts";

export const form = style({ ...stacked(16), marginTop: space(32), maxWidth: "25rem" });

export const aside = style({
  ...size("small"),
  justifySelf: "start",
  "@media": { [media.touch]: { ...inlineRow(), minHeight: "2.75rem" } },
});

export const why = style({ marginTop: space(8) });

export const confirmForm = style(stacked(24, "start"));
