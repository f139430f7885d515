import { style } from "@vanilla-extract/css";
import { media } from "../../theme/breakpoints.ts";
import { vars } from "../../theme/vars.css.ts";

/** Not printed. */
export const place = style({
  display: "inline-flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: vars.space[8],
  fontSize: vars.text.small.size,
  "@media": { [media.print]: { display: "none" } },
});
