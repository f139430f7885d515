import { style } from "@vanilla-extract/css";
import { flex, grid, media, size, solid, space } from "../../theme/styling.ts";
import { vars } from "../../theme/vars.css.ts";

export const empty = style({
  ...grid.columns("minmax(0, 1fr) 22rem", 44, "center"),
  paddingBlock: space(32),
  borderTop: solid("ink"),
  borderBottom: solid("rule2"),
  "@media": { [media.phone]: { gridTemplateColumns: "minmax(0, 1fr)", gap: space(24) } },
});

export const text = style({ marginTop: space(8), maxWidth: "32rem", color: vars.color.ink2 });

export const actions = style({ ...flex.lines(12, "stretch"), marginTop: space(24) });

export const failed = style({ display: "block", marginTop: space(8), ...size("small", "bad") });

/** Reserves the height of seven rows while the scores are calculated. */
export const bars = style({ minHeight: "11.25rem" });
