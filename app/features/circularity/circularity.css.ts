import { style } from "@vanilla-extract/css";
import { flex, solid, space } from "../../theme/styling.ts";
import { vars } from "../../theme/vars.css.ts";

export const lead = style({ maxWidth: "46rem", marginBottom: space(8), color: vars.color.ink2 });
export const name = style(flex.inline(8));
/** Leaves more width for long words in narrow columns. */
export const head = style({ paddingInlineStart: 0 });
/** Spans its columns, with a border of their width. */
export const groupHead = style({ textAlign: "center", borderBottom: solid("rule") });
/** Below the name. */
export const why = style({ display: "block" });
export const note = style({ marginTop: ".625rem" });
