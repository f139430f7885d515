import { style } from "@vanilla-extract/css";
import { hiddenOn, size, space } from "../../theme/styling.ts";

/** Not printed. */
export const place = style({
  display: "inline-flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: space(8),
  ...size("small"),
  ...hiddenOn("print"),
});
