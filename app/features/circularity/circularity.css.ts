import { style } from "@vanilla-extract/css";
import { media } from "../../theme/breakpoints.ts";
import { vars } from "../../theme/vars.css.ts";

export const wideOnly = style({ "@media": { [media.phone]: { display: "none" } } });
export const phoneOnly = style({ display: "none", "@media": { [media.phone]: { display: "block" } } });

export const lead = style({ maxWidth: "46rem", marginBottom: vars.space[8], color: vars.color.ink2 });
export const name = style({ display: "inline-flex", alignItems: "center", gap: vars.space[8] });
/** Leaves more width for long words in narrow columns. */
export const head = style({ paddingInlineStart: 0 });
/** Spans its columns, with a border of their width. */
export const groupHead = style({ textAlign: "center", borderBottom: `1px solid ${vars.color.rule}` });
export const note = style({ marginTop: ".625rem" });

export const item = style({ paddingBlock: vars.space[12], borderBottom: `1px solid ${vars.color.rule}` });
export const facts = style({ display: "grid", gap: vars.space[4], marginTop: vars.space[4] });
export const fact = style({
  display: "flex",
  justifyContent: "space-between",
  gap: vars.space[12],
  fontSize: vars.text.small.size,
  color: vars.color.ink2,
});
