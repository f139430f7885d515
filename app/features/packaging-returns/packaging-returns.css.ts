import { style } from "@vanilla-extract/css";
import { media } from "../../theme/breakpoints.ts";
import { vars } from "../../theme/vars.css.ts";

export const layout = style({
  display: "grid",
  gridTemplateColumns: "18rem minmax(0, 1fr)",
  gap: vars.space[44],
  alignItems: "start",
  marginTop: vars.space[32],
  "@media": {
    [media.stacked]: { gridTemplateColumns: "minmax(0, 1fr)", gap: vars.space[32] },
    [media.print]: { display: "block" },
  },
});

export const questions = style({
  display: "grid",
  gap: vars.space[24],
  "@media": { [media.print]: { display: "none" } },
});
export const question = style({ display: "grid", gap: vars.space[8] });
export const label = style({ margin: 0, fontWeight: 600 });
export const period = style({ display: "grid", gridTemplateColumns: "6rem 1fr", gap: vars.space[12] });
export const choices = style({ display: "grid", gap: vars.space[4] });

export const head = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "flex-start",
  justifyContent: "space-between",
  gap: `${vars.space[12]} ${vars.space[24]}`,
});
export const finding = style({
  margin: 0,
  fontSize: "1.75rem",
  lineHeight: 1.2,
  fontWeight: 700,
  overflowWrap: "anywhere",
});
export const files = style({
  display: "flex",
  flexWrap: "wrap",
  gap: vars.space[8],
  "@media": { [media.print]: { display: "none" } },
});
export const notes = style({ display: "grid", gap: vars.space[4], marginTop: vars.space[8] });
export const note = style({ margin: 0 });
export const open = style({
  display: "block",
  marginTop: vars.space[12],
  padding: `${vars.space[8]} ${vars.space[12]}`,
  borderInlineStart: `3px solid ${vars.color.warn}`,
  background: vars.color.wash,
});

export const section = style({ marginTop: vars.space[44] });
export const pair = style({
  display: "grid",
  gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
  gap: `0 ${vars.space[44]}`,
  "@media": {
    [media.stacked]: { gridTemplateColumns: "minmax(0, 1fr)" },
    [media.print]: { display: "block" },
  },
});

/** Columns hidden on a phone; the file has them. */
export const wide = style({ "@media": { [`screen and ${media.phone}`]: { display: "none" } } });
/** A second line of small type. */
export const second = style({
  display: "block",
  fontWeight: 400,
  fontSize: vars.text.caption.size,
  color: vars.color.ink3,
  overflowWrap: "anywhere",
});
const column = (width: string, phone: string) =>
  style({ width, "@media": { [`screen and ${media.phone}`]: { width: phone } } });
export const columns = {
  type: column("22%", "0"),
  line: column("6%", "2.5rem"),
  number: column("13%", "5rem"),
  small: column("10%", "4rem"),
  weight: column("16%", "6rem"),
};
export const findings = style({ margin: 0, padding: 0, listStyle: "none" });
export const findingRow = style({ paddingBlock: vars.space[8], borderBlockEnd: `1px solid ${vars.color.rule}` });
const severity = {
  display: "inline-block",
  padding: "0 .3125rem",
  borderRadius: vars.radius.mark,
  fontSize: vars.text.mark.size,
  lineHeight: vars.text.mark.line,
  fontWeight: 500,
} as const;
export const severities = {
  error: style({ ...severity, border: `1px solid ${vars.color.bad}`, color: vars.color.bad }),
  warning: style({ ...severity, border: `1px dashed ${vars.color.warn}`, color: vars.color.warn }),
};

/** The stacked bar of what the masses rest on. */
export const stack = style({
  display: "flex",
  height: "1rem",
  marginBlock: vars.space[12],
  "@media": { [media.print]: { printColorAdjust: "exact" } },
});
const segment = { minWidth: 0, boxSizing: "border-box", border: `1px solid ${vars.color.ink}` } as const;
export const segments = {
  weighed: style({ ...segment, background: vars.color.ink }),
  specified: style({ ...segment, background: vars.color.ink3 }),
  assumed: style({ ...segment, background: vars.color.paper, border: `1px dashed ${vars.color.warn}` }),
};
export const shares = style({
  display: "grid",
  gridTemplateColumns: "repeat(3, minmax(0, 1fr))",
  gap: vars.space[16],
  margin: 0,
  padding: 0,
  listStyle: "none",
});
export const below = style({ marginTop: vars.space[12], marginBottom: 0 });
export const share = style({ display: "block", fontWeight: 600 });
/** Replaces the columns that are hidden on a phone. */
export const phoneOnly = style({
  display: "none",
  "@media": { [`screen and ${media.phone}`]: { display: "block" } },
});
