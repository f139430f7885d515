import { globalStyle, style } from "@vanilla-extract/css";
import { vars } from "../../theme/vars.css.ts";

/** A band across the drawer. */
export const band = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: `${vars.space[4]} ${vars.space[16]}`,
  marginTop: vars.space[12],
  padding: `${vars.space[4]} ${vars.space[12]}`,
  background: vars.color.accentWash,
});
/** The label stands beside the number. */
export const field = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  columnGap: vars.space[12],
  fontWeight: 600,
});
globalStyle(`${field} > div`, { width: "9.5rem" });
export const effect = style({ flex: "1 1 12rem" });
/** On a line of its own. */
export const tooFew = style({ flex: "1 0 100%" });
