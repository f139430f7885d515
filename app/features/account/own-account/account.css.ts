import { style } from "@vanilla-extract/css";
import { media } from "../../../theme/breakpoints.ts";
import { vars } from "../../../theme/vars.css.ts";

export const section = style({
  display: "grid",
  gap: vars.space[12],
  justifyItems: "start",
  marginTop: vars.space[44],
  paddingTop: vars.space[12],
  borderTop: `1px solid ${vars.color.ink}`,
});

export const details = style({
  display: "grid",
  gridTemplateColumns: "minmax(8rem, 14rem) minmax(0, 1fr)",
  width: "100%",
  fontSize: vars.text.table.size,
  lineHeight: vars.text.table.line,
  "@media": { [media.phone]: { gridTemplateColumns: "minmax(0, 2fr) minmax(0, 3fr)" } },
});

const line = {
  paddingBlock: vars.space[8],
  borderBottom: `1px solid ${vars.color.rule}`,
} as const;

export const term = style({ ...line, color: vars.color.ink2 });

export const value = style({ ...line, margin: 0, overflowWrap: "anywhere" });

export const form = style({ display: "grid", gap: vars.space[16], width: "100%", maxWidth: "25rem" });

export const tables = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(14rem, 1fr))",
  columnGap: vars.space[24],
  width: "100%",
  fontSize: vars.text.table.size,
});

export const table = style({
  paddingBlock: vars.space[4],
  "@media": { [media.touch]: { paddingBlock: vars.space[12] } },
});

export const why = style({ marginTop: vars.space[8] });

export const fault = style({ color: vars.color.bad });

export const action = style({ marginTop: vars.space[24] });

export const list = style({ width: "100%", overflowX: "auto" });

export const actions = style({ display: "flex", flexWrap: "wrap", gap: vars.space[8] });

export const codes = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(13rem, 1fr))",
  gap: vars.space[8],
  marginBlock: vars.space[16],
  paddingLeft: vars.space[24],
  fontSize: vars.text.table.size,
  lineHeight: vars.text.table.line,
});
