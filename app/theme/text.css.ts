import { style, type StyleRule } from "@vanilla-extract/css";
import { media } from "./breakpoints.ts";
import { textLayer } from "./layers.css.ts";
import { vars } from "./vars.css.ts";

const inTextLayer = (rule: StyleRule, debugId: string): string => style({ "@layer": { [textLayer]: rule } }, debugId);

type TextToken = keyof typeof vars.text;

const face = (token: TextToken): StyleRule => ({
  fontSize: vars.text[token].size,
  lineHeight: vars.text[token].line,
  fontWeight: vars.text[token].weight,
  letterSpacing: vars.text[token].tracking,
});

const measure: StyleRule = { maxWidth: "46rem" };

/** Landing title only. */
export const display = inTextLayer(
  { ...face("display"), textWrap: "balance", "@media": { [media.stacked]: { fontSize: "2rem" } } },
  "display",
);
/** One summary score per page. */
export const figure = inTextLayer({ ...face("figure") }, "figure");
export const figureSmall = inTextLayer({ ...face("figureSmall") }, "figureSmall");
/** h1 */
export const title = inTextLayer(
  { ...face("title"), maxWidth: "46rem", "@media": { [media.phone]: { fontSize: "1.625rem" } } },
  "title",
);
/** h2, numbers of a ranking */
export const section = inTextLayer(face("section"), "section");
/** h3 */
export const group = inTextLayer(face("group"), "group");
/** Functional unit, standfirst. */
export const lead = inTextLayer({ ...face("lead"), ...measure, color: vars.color.ink2 }, "lead");
export const body = inTextLayer({ ...face("body"), ...measure }, "body");
/** Tables, buttons, navigation. */
export const table = inTextLayer(face("table"), "table");
/** Help and meta text. */
export const small = inTextLayer({ ...face("small"), color: vars.color.ink2 }, "small");
/** Table headers, axes, sources, footer. */
export const caption = inTextLayer({ ...face("caption"), color: vars.color.ink3 }, "caption");
/** Marks and column weights only; nothing on screen is smaller. */
export const mark = inTextLayer(face("mark"), "mark");
/** The figure that counts in a row. */
export const strong = inTextLayer({ fontWeight: 600 }, "strong");
