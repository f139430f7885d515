import { style } from "@vanilla-extract/css";
import { media } from "../../theme/breakpoints.ts";
import { vars } from "../../theme/vars.css.ts";

export const section = style({ marginTop: vars.space[24] });
/** Commands are not printed. */
export const onScreen = style({ "@media": { [media.print]: { display: "none" } } });
export const limits = style([
  { display: "flex", flexWrap: "wrap", alignItems: "end", gap: vars.space[16], marginBlock: vars.space[12] },
  onScreen,
]);
export const excluded = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: vars.space[8],
  marginBlock: vars.space[12],
});
export const chart = style({ marginBottom: vars.space[8] });
/** `relative` contains visually hidden text, which would otherwise widen the page. */
export const scroll = style({
  position: "relative",
  overflowX: "auto",
  "@media": { [media.phone]: { display: "none" }, [media.print]: { overflowX: "visible" } },
});
export const table = style({ minWidth: "58rem", "@media": { [media.print]: { minWidth: 0 } } });

/** Prevents a line break within a number. */
export const whole = style({ whiteSpace: "nowrap" });
export const second = style({
  display: "block",
  fontSize: vars.text.caption.size,
  fontWeight: 400,
  color: vars.color.ink2,
});
export const from = style({ fontWeight: 400, color: vars.color.ink2 });
export const to = style({ fontWeight: 600 });
export const worse = style({ fontWeight: 600, color: vars.color.bad });
/** The place of a change on the path. */
export const number = style({
  display: "inline-grid",
  placeItems: "center",
  flex: "none",
  minWidth: "1.5rem",
  height: "1.5rem",
  paddingInline: ".25rem",
  borderRadius: vars.radius.round,
  background: vars.color.accent,
  color: vars.color.onAccent,
  fontSize: vars.text.caption.size,
  fontWeight: 600,
  "@media": { [media.print]: { background: "none", color: vars.color.ink } },
});
export const commands = style([
  {
    display: "grid",
    gap: vars.space[8],
    "@media": {
      [media.phone]: { gridTemplateColumns: "1fr 1fr" },
      "screen and (width >= 1200px)": { gridTemplateColumns: "auto 1fr" },
    },
  },
  onScreen,
]);
export const finding = style({ fontSize: vars.text.lead.size, fontWeight: 600, marginTop: vars.space[12] });
export const findings = style({
  fontSize: vars.text.small.size,
  color: vars.color.ink2,
  marginBlock: `${vars.space[4]} ${vars.space[12]}`,
});
export const more = style({ fontSize: vars.text.small.size, color: vars.color.ink2 });
export const lines = style({ maxWidth: "44rem", marginBottom: vars.space[12] });
export const linesLeft = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: vars.space[8],
  fontSize: vars.text.caption.size,
  color: vars.color.ink2,
});
export const foot = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: vars.space[16],
  marginTop: vars.space[16],
});
export const file = style([{ marginInlineStart: "auto" }, onScreen]);
export const notice = style({ display: "flex", alignItems: "center", gap: vars.space[12], marginBlock: vars.space[8] });
export const place = style({ minHeight: "8rem", "@media": { [media.print]: { minHeight: 0 } } });
export const exclude = style({ width: "15rem", maxWidth: "100%" });
export const most = style({ width: "9rem" });
export const checks = style({ display: "flex", flexWrap: "wrap", columnGap: vars.space[16] });
export const allowed = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(min(15rem, 100%), 1fr))",
  columnGap: vars.space[16],
  marginTop: vars.space[12],
});
export const legend = style({ fontWeight: 600, fontSize: vars.text.small.size });

export const list = style({
  display: "none",
  borderTop: `1px solid ${vars.color.ink}`,
  "@media": { [media.phone]: { display: "block" } },
});
export const item = style({ paddingBlock: vars.space[12], borderBottom: `1px solid ${vars.color.rule}` });
export const itemHead = style({
  display: "flex",
  gap: vars.space[12],
  fontSize: vars.text.table.size,
});
export const gain = style({ flex: "none", fontWeight: 600, textAlign: "end" });
export const itemChange = style({ flex: "1", minWidth: 0 });
export const itemFacts = style({ marginBlock: vars.space[8], fontSize: vars.text.small.size });
export const itemFact = style({
  display: "flex",
  justifyContent: "space-between",
  gap: vars.space[16],
  color: vars.color.ink2,
});
/** As wide for each metric, so that the bars of a swap begin below one another. */
export const itemAmount = style({ width: "6.5rem", textAlign: "end" });

export const groups = style({ marginTop: vars.space[8] });
export const groupChoices = style([
  {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    gap: `${vars.space[8]} ${vars.space[16]}`,
    marginBlock: vars.space[12],
  },
  onScreen,
]);
/** Columns hidden on a phone; the CSV file has them. */
export const wide = style({ "@media": { [`screen and ${media.phone}`]: { display: "none" } } });
/** Width of a column, with another on a phone, where hidden columns leave space. */
const column = (width: string, phone: string) =>
  style({ width, "@media": { [`screen and ${media.phone}`]: { width: phone } } });
export const groupColumns = {
  lines: column("12%", "0"),
  score: column("12%", "4.75rem"),
  points: column("12%", "3.5rem"),
  climate: column("14%", "5.25rem"),
  mass: column("12%", "0"),
};
