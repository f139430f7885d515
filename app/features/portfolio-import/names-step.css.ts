import { style } from "@vanilla-extract/css";
import { flex, grid, hiddenOn, media, shownOn, size, solid, space } from "../../theme/styling.ts";
import { vars } from "../../theme/vars.css.ts";
import { visuallyHidden } from "../../ui/hidden/hidden.css.ts";

export const step = style({ ...grid.stack(16), marginTop: space(24) });
export const shares = style(grid.stack(8));
export const shareBar = style({ ...flex.row("1px", "stretch"), height: "14px", background: vars.color.rule2 });
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
export const shareTexts = style({ ...flex.lines(space(4, 24), "stretch"), ...size("small", "ink2") });
export const tools = style(flex.lines(12));
export const spoken = visuallyHidden;

const COLUMNS = "minmax(9rem, 1.6fr) 3.5rem 5.5rem 4rem 4.5rem minmax(10rem, 1.7fr) minmax(8rem, 1.4fr) 9.5rem";
const STACKED = "minmax(0, 1fr) minmax(0, 1.2fr)";

export const heads = style({
  ...grid.columns(COLUMNS, 12),
  paddingBottom: space(8),
  borderBottom: solid("ink"),
  ...size("caption", "ink3"),
  ...hiddenOn("stacked"),
});
export const list = style({ display: "grid" });
export const row = style({
  ...grid.columns(COLUMNS, 12, "start"),
  paddingBlock: space(8),
  borderBottom: solid("rule2"),
  "@media": {
    [media.stacked]: { gridTemplateColumns: STACKED },
    [media.phone]: { gridTemplateColumns: "minmax(0, 1fr)" },
    print: { breakInside: "avoid" },
  },
});
export const name = style({ overflowWrap: "anywhere", fontWeight: 500, ...grid.stack(4) });
export const said = style({
  background: vars.color.accentWash,
  color: "inherit",
  borderRadius: vars.radius.mark,
  paddingInline: "2px",
  marginInline: "-2px",
});
export const onPhone = style({ ...shownOn("stacked"), ...size("caption", "ink2"), fontWeight: 400 });
export const number = style({ textAlign: "end", fontVariantNumeric: "tabular-nums", ...hiddenOn("stacked") });
export const best = style(grid.stack(4, "start"));
export const bestLine = style(flex.lines(8));
export const level = style({
  ...size("small"),
  fontWeight: 600,
  selectors: {
    "&[data-level='sure']::before": { content: '"● "' },
    "&[data-level='likely']::before": { content: '"◐ "' },
    "&[data-level='unsure']::before": { content: '"◌ "' },
    "&[data-level='unsure']": { color: vars.color.warn },
  },
});
export const others = style(flex.lines(4, "stretch"));
export const other = style({ border: solid("rule") });
export const ways = style({
  ...flex.lines(space(4, 16), "stretch"),
  justifyContent: "end",
  maxWidth: "13rem",
  marginInlineStart: "auto",
  "@media": { [media.stacked]: { justifyContent: "start", marginInlineStart: 0, maxWidth: "none" } },
});
export const decided = style({
  gridColumn: "span 3",
  ...flex.lines(16, "baseline"),
  "@media": { [media.stacked]: { gridColumn: "auto" } },
});
export const files = style({ ...flex.lines(16), paddingTop: space(8) });
