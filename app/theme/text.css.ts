import { style, type StyleRule } from "@vanilla-extract/css";
import { textLayer } from "./layers.css.ts";
import { face, media } from "./styling.ts";
import { vars } from "./vars.css.ts";

const inTextLayer = (rule: StyleRule, debugId: string): string => style({ "@layer": { [textLayer]: rule } }, debugId);

const measure: StyleRule = { maxWidth: "46rem" };

/** Landing title only. */
export const display = inTextLayer(
  { ...face("display"), textWrap: "balance", "@media": { [media.stacked]: { fontSize: "2rem" } } },
  "display",
);
/** h1 */
export const title = inTextLayer(
  { ...face("title"), maxWidth: "46rem", "@media": { [media.phone]: { fontSize: "1.625rem" } } },
  "title",
);
/** h2, numbers in a ranking */
export const section = inTextLayer(face("section"), "section");
/** h3 */
export const group = inTextLayer(face("group"), "group");
/** Functional unit, introduction. */
export const lead = inTextLayer({ ...face("lead"), ...measure, color: vars.color.ink2 }, "lead");
/** Help texts and metadata. */
export const small = inTextLayer({ ...face("small"), color: vars.color.ink2 }, "small");
/** Table headers, axes, sources, footer. */
export const caption = inTextLayer({ ...face("caption"), color: vars.color.ink3 }, "caption");
