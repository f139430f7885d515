import { style } from "@vanilla-extract/css";
import { media } from "../../../theme/breakpoints.ts";
import { vars } from "../../../theme/vars.css.ts";

export const section = style({ display: "flex", flexDirection: "column" });

export const heading = style({ outline: "none" });

export const note = style({ marginTop: vars.space[4] });

export const form = style({ display: "grid", gap: vars.space[16], marginTop: vars.space[24] });

export const pair = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1fr)",
  gap: vars.space[16],
  alignItems: "start",
  "@media": { [media.phone]: { gridTemplateColumns: "minmax(0, 1fr)" } },
});

export const about = style({
  display: "grid",
  gap: vars.space[16],
  marginTop: vars.space[8],
  paddingTop: vars.space[16],
  borderTop: `1px solid ${vars.color.rule}`,
});

export const legend = style({ fontSize: vars.text.small.size, lineHeight: vars.text.small.line, fontWeight: 600 });

export const boxes = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(9rem, 1fr))",
  columnGap: vars.space[16],
  marginTop: vars.space[4],
});

export const aside = style({
  fontSize: vars.text.small.size,
  lineHeight: vars.text.small.line,
  "@media": { [media.touch]: { minHeight: "2.75rem" } },
});
