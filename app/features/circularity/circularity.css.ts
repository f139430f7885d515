import { style } from "@vanilla-extract/css";
import { vars } from "../../theme/vars.css.ts";

export const lead = style({ maxWidth: "46rem", marginBottom: vars.space[8], color: vars.color.ink2 });
export const name = style({ display: "inline-flex", alignItems: "center", gap: vars.space[8] });
/** Leaves more width for long words in narrow columns. */
export const head = style({ paddingInlineStart: 0 });
/** Spans its columns, with a border of their width. */
export const groupHead = style({ textAlign: "center", borderBottom: `1px solid ${vars.color.rule}` });
export const note = style({ marginTop: ".625rem" });
