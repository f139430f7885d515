import { style, globalStyle } from "@vanilla-extract/css";
import { size, space } from "../theme/styling.ts";
import { vars } from "../theme/vars.css.ts";

export const details = style({ display: "block", color: vars.color.ink2, fontWeight: 400 });

export const waiting = style(size("small", "ink2"));

export const metricFacts = style({ display: "grid" });
globalStyle(`${metricFacts} dt`, { marginTop: space(12), fontWeight: 600, color: vars.color.ink });
globalStyle(`${metricFacts} dd`, { margin: 0 });
