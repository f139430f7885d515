import { style } from "@vanilla-extract/css";
import { grid, media, solid, space } from "../../theme/styling.ts";

const wide = "(width > 1000px)";

/** Two columns; on narrow screens login and guest entry come last, and the header links to them. */
export const page = style({
  ...grid.columns("minmax(0, 1fr)"),
  flex: 1,
  gridTemplateRows: "auto auto 1fr",
  "@media": {
    [wide]: { gridTemplateColumns: "minmax(0, 1fr) 27rem", gridTemplateRows: "auto 1fr" },
    "(1000px < width < 1200px)": { gridTemplateColumns: "minmax(0, 1fr) 24rem" },
  },
});

export const intro = style({
  padding: space(56, 24, 0),
  "@media": {
    [wide]: { gridColumn: 1, paddingRight: space(72) },
    [media.phone]: { padding: space(32, 16, 0) },
  },
});

export const more = style({
  display: "flex",
  flexDirection: "column",
  gap: space(32),
  padding: space(32, 24, 44),
  "@media": {
    [media.phone]: { paddingInline: space(16), paddingBottom: space(32) },
    [wide]: { gridColumn: 1, paddingRight: space(72) },
  },
});

export const entry = style({
  padding: space(32, 24, 44),
  borderTop: solid("rule"),
  "@media": {
    [media.phone]: { paddingInline: space(16) },
    [wide]: {
      gridColumn: 2,
      gridRow: "1 / span 2",
      padding: space(56, 24, 32, 56),
      borderTop: 0,
      borderLeft: solid("rule"),
    },
    "(1000px < width < 1200px)": { paddingInline: space(32) },
  },
});

/** Height of the login form with its hint on two lines, so that the guest entry below does not move. Target of the header's link. */
export const forms = style({
  minHeight: "27.75rem",
  maxWidth: "31rem",
  scrollMarginTop: "4.5rem",
  "@media": { [media.touch]: { minHeight: "32.75rem" } },
});
