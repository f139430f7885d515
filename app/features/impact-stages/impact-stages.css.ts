import { style } from "@vanilla-extract/css";
import { flex, grid, media, space } from "../../theme/styling.ts";
import { vars } from "../../theme/vars.css.ts";

export const controls = style({
  ...flex.lines(12),
  "@media": { [media.phone]: { ...grid.columns("1fr 1fr"), width: "100%" } },
});

export const sentence = style({ maxWidth: "46rem", marginBottom: space(8), color: vars.color.ink2 });

/** Reserves the height of the chart while it loads. */
export const place = style({ display: "grid", alignContent: "start" });

export const table = style({ marginTop: space(8) });

/** A number that opens its explanation: underlined on hover and focus only. */
export const number = style({
  color: "inherit",
  fontWeight: 600,
  textDecorationLine: "none",
  selectors: { "&:hover, &:focus-visible": { textDecorationLine: "underline" } },
});
