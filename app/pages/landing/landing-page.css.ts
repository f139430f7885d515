import { style } from "@vanilla-extract/css";
import { media } from "../../theme/breakpoints.ts";
import { vars } from "../../theme/vars.css.ts";

const wide = "(width > 1000px)";
const sides = `clamp(${vars.space[16]}, 6.6vw, 6rem)`;

/** Two columns; on narrow screens the way in stands directly below the standfirst. */
export const page = style({
  display: "grid",
  flex: 1,
  gridTemplateColumns: "minmax(0, 1fr)",
  gridTemplateRows: "auto auto 1fr",
  "@media": {
    [wide]: { gridTemplateColumns: "minmax(0, 1fr) 31rem", gridTemplateRows: "auto 1fr" },
    "(1000px < width < 1200px)": { gridTemplateColumns: "minmax(0, 1fr) 24rem" },
  },
});

export const intro = style({
  padding: `${vars.space[56]} ${sides} 0`,
  "@media": {
    [wide]: { gridColumn: 1, paddingRight: vars.space[72] },
    [media.phone]: { padding: `${vars.space[32]} ${vars.space[16]} 0` },
  },
});

export const entry = style({
  padding: `${vars.space[32]} ${sides} 0`,
  "@media": {
    [media.phone]: { paddingInline: vars.space[16] },
    [wide]: {
      gridColumn: 2,
      gridRow: "1 / span 2",
      padding: `${vars.space[56]} ${vars.space[56]} ${vars.space[32]}`,
      borderLeft: `1px solid ${vars.color.rule}`,
    },
  },
});

export const more = style({
  display: "flex",
  flexDirection: "column",
  gap: vars.space[32],
  padding: `${vars.space[32]} ${sides} ${vars.space[44]}`,
  "@media": {
    [media.phone]: { paddingInline: vars.space[16] },
    [wide]: { gridColumn: 1, paddingRight: vars.space[72] },
  },
});
