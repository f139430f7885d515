import { style } from "@vanilla-extract/css";
import { media, size, space } from "../../theme/styling.ts";

/** Not printed. */
export const place = style({
  display: "inline-flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: space(8),
  ...size("small"),
  "@media": { [media.print]: { display: "none" } },
});
