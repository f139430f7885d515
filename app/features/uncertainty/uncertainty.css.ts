import { style } from "@vanilla-extract/css";
import { flex, grid, hiddenOn, media, phoneRule, shownOn, size, space } from "../../theme/styling.ts";
import { vars } from "../../theme/vars.css.ts";

/** Only focused by script, so it needs no outline. */
export const section = style({ outline: "none" });

export const explain = style({ maxWidth: "46rem", marginBottom: space(12), color: vars.color.ink2 });

export const bar = style({ ...flex.lines(12, "end"), marginBlock: space(8, 16) });

/** Controls, which are not printed. */
export const controls = style(hiddenOn("print"));

export const parts = style(grid.columns("minmax(0, 1fr)", 24));

export const scroll = style({ overflowX: "auto", "@media": { [media.print]: { overflowX: "visible" } } });

export const range = style({ display: "block", ...size("caption", "ink2") });

export const sentence = style({ maxWidth: "46rem", marginBlock: space(8) });

export const verdict = style({ fontWeight: 500 });

/** No verdict: less prominent than a verdict. */
export const open = style({ color: vars.color.ink2 });

export const seed = style({ width: "min(20rem, 100%)" });

/** On a phone the last column is hidden and its content shown below the name. */
export const folded = style({ minWidth: "31rem", "@media": { [media.phone]: { minWidth: 0 } } });
phoneRule(`${folded} :is(col, th, td):nth-child(4)`, { display: "none" });
for (const place of [2, 3]) {
  phoneRule(`${folded} col:nth-child(${place})`, { width: "24% !important" });
}
export const below = style({ ...shownOn("phone"), fontWeight: 400, ...size("caption") });

/** A table with two columns, narrow enough to read across. */
export const narrow = style({ maxWidth: "34rem" });

export const progress = style(flex.lines(12));

export const meter = style({ width: "min(16rem, 100%)", height: "4px", accentColor: vars.color.accent });

export const note = style({ ...size("caption", "ink2"), maxWidth: "46rem" });
