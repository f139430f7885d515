import { style } from "@vanilla-extract/css";
import { flex, grid, media, size, space } from "../../../theme/styling.ts";

export const form = style({ ...grid.stack(16), marginTop: space(32), maxWidth: "25rem" });

export const aside = style({
  ...size("small"),
  justifySelf: "start",
  "@media": { [media.touch]: { ...flex.inline(), minHeight: "2.75rem" } },
});

export const why = style({ marginTop: space(8) });

export const confirmForm = style(grid.stack(24, "start"));
