import { style } from "@vanilla-extract/css";
import { media } from "../../theme/breakpoints.ts";
import { vars } from "../../theme/vars.css.ts";

export const wideOnly = style({ "@media": { [media.phone]: { display: "none" } } });
export const phoneOnly = style({ display: "none", "@media": { [media.phone]: { display: "block" } } });

export const all = style({ display: "flex", justifyContent: "flex-end", marginTop: vars.space[8] });

/** In print a product is not split across pages if it fits on one. */
export const product = style({ "@media": { [media.print]: { breakInside: "avoid" } } });

export const profile = style({
  display: "grid",
  gap: vars.space[16],
  padding: `${vars.space[12]} 0 ${vars.space[24]}`,
});
export const description = style({ maxWidth: "46rem", color: vars.color.ink2 });

export const factGrid = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(9rem, 1fr))",
  gap: `${vars.space[8]} ${vars.space[24]}`,
  fontSize: vars.text.table.size,
});
export const term = style({ fontSize: vars.text.caption.size, color: vars.color.ink3 });

export const columns = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 2fr) minmax(0, 3fr)",
  gap: vars.space[24],
  "@media": { [media.phone]: { gridTemplateColumns: "minmax(0, 1fr)" } },
});

export const pairs = style({ display: "grid", gap: vars.space[4], marginTop: vars.space[4] });
export const pair = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 3fr) minmax(0, 2fr)",
  gap: vars.space[12],
  fontSize: vars.text.small.size,
  color: vars.color.ink2,
});

export const sources = style({
  display: "grid",
  gap: vars.space[8],
  marginTop: vars.space[4],
  fontSize: vars.text.caption.size,
  color: vars.color.ink3,
  overflowWrap: "anywhere",
});

export const item = style({ paddingBlock: vars.space[8], borderBottom: `1px solid ${vars.color.rule}` });
export const itemName = style({ fontWeight: 500 });
