import { style } from "@vanilla-extract/css";
import { flex, font, grid, media, solid, space } from "../../theme/styling.ts";
import { vars } from "../../theme/vars.css.ts";

export const intro = style({ minWidth: 0 });

export const title = style({ maxWidth: "31rem" });

export const standfirst = style({ marginTop: space(16), maxWidth: "40rem" });

export const guest = style({ ...grid.stack(8), marginTop: space(24) });

export const guestButtons = style(flex.lines(8, "stretch"));

/** A row of the chart while it is computed: a quiet bar in the place of a product's line. */
export const pendingRow = style({
  height: "1.75rem",
  marginBottom: space(4),
  borderRadius: vars.radius.control,
  background: vars.color.wash,
});

/** Height of the finished chart with seven rows, to avoid a layout shift. */
export const chart = style({
  borderTop: solid("ink"),
  paddingTop: space(8),
  minHeight: "20rem",
  "@media": { [media.phone]: { minHeight: "24rem" } },
});

export const chartTitle = style({ ...font("table", "ink2"), marginBottom: space(8) });

export const chartName = style({ color: vars.color.ink });

export const steps = style({
  ...grid.columns("repeat(3, 1fr)"),
  columnGap: space(24),
  rowGap: space(16),
  borderTop: solid("rule"),
  paddingTop: space(16),
  "@media": { [media.phone]: { gridTemplateColumns: "1fr" } },
});

/** When open, reserves height for the text while it loads. */
export const about = style({
  borderTop: solid("rule"),
  paddingTop: space(16),
  selectors: { "&[open]": { minHeight: "10rem" } },
});

export const aboutTitle = style({
  cursor: "pointer",
  width: "fit-content",
  marginBottom: space(12),
  fontWeight: 600,
  "@media": { [media.touch]: { minHeight: "2.75rem", alignContent: "center" } },
});

export const step = style(flex.row(12, "stretch"));

export const stepNumber = style({ ...font("group", "accent"), fontWeight: 600 });
