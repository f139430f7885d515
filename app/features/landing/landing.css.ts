import { globalStyle, style } from "@vanilla-extract/css";
import { media } from "../../theme/breakpoints.ts";
import { vars } from "../../theme/vars.css.ts";

export const intro = style({ minWidth: 0 });

export const title = style({ maxWidth: "31rem" });

export const standfirst = style({ marginTop: vars.space[16], maxWidth: "40rem" });

export const guest = style({
  display: "flex",
  flexDirection: "column",
  gap: vars.space[4],
  marginTop: vars.space[24],
  paddingTop: vars.space[24],
  borderTop: `1px solid ${vars.color.rule}`,
});

/** Side by side, or one below the other where the column is narrow. */
export const guestButtons = style({
  display: "flex",
  flexWrap: "wrap",
  gap: vars.space[8],
  marginTop: vars.space[16],
});
globalStyle(`${guestButtons} > *`, { flex: "1 1 auto" });

/** Height of the finished chart with seven rows, to avoid a layout shift. */
export const chart = style({
  borderTop: `1px solid ${vars.color.ink}`,
  paddingTop: vars.space[8],
  minHeight: "20rem",
  "@media": { [media.phone]: { minHeight: "24rem" } },
});

export const chartTitle = style({
  fontSize: vars.text.table.size,
  lineHeight: vars.text.table.line,
  color: vars.color.ink2,
  marginBottom: vars.space[8],
});

export const chartName = style({ color: vars.color.ink });

export const steps = style({
  display: "grid",
  gridTemplateColumns: "repeat(3, 1fr)",
  columnGap: vars.space[24],
  rowGap: vars.space[16],
  borderTop: `1px solid ${vars.color.rule}`,
  paddingTop: vars.space[16],
  "@media": { [media.phone]: { gridTemplateColumns: "1fr" } },
});

/** When open, reserves height for the text while it loads. */
export const about = style({
  borderTop: `1px solid ${vars.color.rule}`,
  paddingTop: vars.space[16],
  selectors: { "&[open]": { minHeight: "10rem" } },
});

export const aboutTitle = style({
  cursor: "pointer",
  width: "fit-content",
  marginBottom: vars.space[12],
  fontWeight: 600,
  "@media": { [media.touch]: { minHeight: "2.75rem", alignContent: "center" } },
});

export const step = style({ display: "flex", gap: vars.space[12] });

export const stepNumber = style({
  color: vars.color.accent,
  fontSize: vars.text.group.size,
  lineHeight: vars.text.group.line,
  fontWeight: 600,
});
