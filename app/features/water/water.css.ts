import { style } from "@vanilla-extract/css";
import { media, size, space } from "../../theme/styling.ts";
import { vars } from "../../theme/vars.css.ts";

export const lead = style({ maxWidth: "46rem", marginBottom: space(16), color: vars.color.ink2 });
export const note = style({ maxWidth: "46rem", marginTop: space(12) });
/** Makes room for three numbers beside a wrapped name. */
export const table = style({ "@media": { [media.phone]: { ...size("small") } } });
export const name = style({ width: "40%", "@media": { [media.phone]: { width: "34%" } } });

/** A number that opens its explanation: underlined on hover and focus only. */
export const number = style({
  color: "inherit",
  fontWeight: 600,
  textDecorationLine: "none",
  selectors: { "&:hover, &:focus-visible": { textDecorationLine: "underline" } },
});
