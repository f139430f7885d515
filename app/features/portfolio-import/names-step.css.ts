import { style } from "@vanilla-extract/css";
import { media } from "../../theme/breakpoints.ts";
import { vars } from "../../theme/vars.css.ts";
import { visuallyHidden } from "../../ui/hidden/hidden.css.ts";

export const step = style({ display: "grid", gap: vars.space[16], marginTop: vars.space[24] });
export const shares = style({ display: "grid", gap: vars.space[8] });
export const shareBar = style({ display: "flex", height: "14px", gap: "1px", background: vars.color.rule2 });
export const sharePart = style({
  flexBasis: 0,
  selectors: {
    "&[data-state='sure']": { background: vars.color.accent },
    "&[data-state='chosen']": { background: vars.color.accent, opacity: 0.6 },
    "&[data-state='open']": {
      background: `${vars.color.paper} repeating-linear-gradient(135deg, ${vars.color.warn} 0 2px, transparent 2px 6px)`,
    },
    "&[data-state='left_out']": { background: vars.color.edge },
  },
});
export const shareTexts = style({
  display: "flex",
  flexWrap: "wrap",
  gap: `${vars.space[4]} ${vars.space[24]}`,
  fontSize: vars.text.small.size,
  color: vars.color.ink2,
});
export const tools = style({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: vars.space[12] });
export const spoken = visuallyHidden;

const COLUMNS = "minmax(9rem, 1.6fr) 3.5rem 5.5rem 4rem 4.5rem minmax(10rem, 1.7fr) minmax(8rem, 1.4fr) 9.5rem";
const STACKED = "minmax(0, 1fr) minmax(0, 1.2fr)";

export const heads = style({
  display: "grid",
  gridTemplateColumns: COLUMNS,
  gap: vars.space[12],
  paddingBottom: vars.space[8],
  borderBottom: `1px solid ${vars.color.ink}`,
  fontSize: vars.text.caption.size,
  color: vars.color.ink3,
  "@media": { [media.stacked]: { display: "none" } },
});
export const list = style({ display: "grid" });
export const row = style({
  display: "grid",
  gridTemplateColumns: COLUMNS,
  gap: vars.space[12],
  alignItems: "start",
  paddingBlock: vars.space[8],
  borderBottom: `1px solid ${vars.color.rule2}`,
  "@media": {
    [media.stacked]: { gridTemplateColumns: STACKED },
    [media.phone]: { gridTemplateColumns: "minmax(0, 1fr)" },
    print: { breakInside: "avoid" },
  },
});
export const name = style({ overflowWrap: "anywhere", fontWeight: 500, display: "grid", gap: vars.space[4] });
export const said = style({
  background: vars.color.accentWash,
  color: "inherit",
  borderRadius: vars.radius.mark,
  paddingInline: "2px",
  marginInline: "-2px",
});
export const onPhone = style({
  display: "none",
  fontSize: vars.text.caption.size,
  fontWeight: 400,
  color: vars.color.ink2,
  "@media": { [media.stacked]: { display: "block" } },
});
export const number = style({
  textAlign: "end",
  fontVariantNumeric: "tabular-nums",
  "@media": { [media.stacked]: { display: "none" } },
});
export const best = style({ display: "grid", gap: vars.space[4], justifyItems: "start" });
export const bestLine = style({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: vars.space[8] });
export const level = style({
  fontSize: vars.text.small.size,
  fontWeight: 600,
  selectors: {
    "&[data-level='sure']::before": { content: '"● "' },
    "&[data-level='likely']::before": { content: '"◐ "' },
    "&[data-level='unsure']::before": { content: '"◌ "' },
    "&[data-level='unsure']": { color: vars.color.warn },
  },
});
export const others = style({ display: "flex", flexWrap: "wrap", gap: vars.space[4] });
export const other = style({ border: `1px solid ${vars.color.rule}` });
export const ways = style({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "end",
  gap: `${vars.space[4]} ${vars.space[16]}`,
  maxWidth: "13rem",
  marginInlineStart: "auto",
  "@media": { [media.stacked]: { justifyContent: "start", marginInlineStart: 0, maxWidth: "none" } },
});
export const decided = style({
  gridColumn: "span 3",
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  gap: vars.space[16],
  "@media": { [media.stacked]: { gridColumn: "auto" } },
});
export const files = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: vars.space[16],
  paddingTop: vars.space[8],
});
