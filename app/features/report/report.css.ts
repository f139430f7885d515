import { globalStyle, style } from "@vanilla-extract/css";
import { flex, grid, media, size, solid, space, squareOf } from "../../theme/styling.ts";
import { vars } from "../../theme/vars.css.ts";

/** Most rows of a table that is not split across pages. */
const MAX_ROWS_AT_ONCE = 20;

/** True in Firefox alone. */
const FIREFOX = "(-moz-appearance: none)";

/** Settings on the left, the sheet on the right; stacked in a narrow window. */
/** Where the portfolio is kept; not printed. */
export const hereOnly = style(size("small", "warn"));
export const frame = style({
  ...grid.columns("18rem minmax(0, 1fr)"),
  minHeight: "100%",
  "@media": { [media.stacked]: { gridTemplateColumns: "minmax(0, 1fr)" } },
});

export const settings = style({
  ...grid.stack(16),
  alignContent: "start",
  padding: space(24),
  borderInlineEnd: solid("rule2"),
  "@media": { [media.stacked]: { borderInlineEnd: 0, borderBlockEnd: solid("rule2"), padding: space(16) } },
});

export const sections = style({ ...grid.stack(4), margin: 0, padding: 0, border: 0 });
export const buttons = style(flex.lines(8, "stretch"));

export const desk = style({
  padding: space(32),
  background: vars.color.wash,
  "@media": { [media.phone]: { padding: space(8) } },
});

/** The content width of an A4 page, so that lines break as on paper. */
export const paper = style({
  boxSizing: "content-box",
  maxWidth: "180mm",
  margin: "0 auto",
  padding: "12mm 15mm",
  background: vars.color.paper,
  color: vars.color.ink,
  boxShadow: vars.shadow.float,
  "@media": { [media.phone]: { padding: space(16), overflowX: "auto" } },
});

/** The content of the sheet, on screen and in print. */
export const sheet = style({
  fontSize: "10pt",
  lineHeight: 1.4,
  color: vars.color.ink,
  "@supports": {
    [FIREFOX]: {
      "@media": {
        // room for `foot`, on every page
        [media.print]: { paddingBlockEnd: "6mm", boxDecorationBreak: "clone" },
      },
    },
  },
});

export const block = style({
  ...flex.lines(8),
  justifyContent: "space-between",
  paddingBlockEnd: space(12),
  borderBlockEnd: solid("ink"),
});
export const brand = style({ ...flex.row(8), fontSize: "13pt", fontWeight: 700 });
export const facts = style({ margin: 0, textAlign: "end", fontSize: "9pt", color: vars.color.ink2 });
export const title = style({ margin: "5mm 0 1.5mm", fontSize: "20pt", lineHeight: 1.2, fontWeight: 700 });
export const finding = style({ margin: 0, fontSize: "12pt", lineHeight: 1.4 });
export const unit = style({ margin: "2mm 0 0", fontSize: "9.5pt", color: vars.color.ink2 });
export const note = style({
  margin: "3mm 0 0",
  paddingInlineStart: space(12),
  borderInlineStart: solid("ink3", "2px"),
  whiteSpace: "pre-wrap",
  overflowWrap: "anywhere",
});

export const heading = style({ margin: "0 0 1.5mm", fontSize: "12pt", fontWeight: 600, breakAfter: "avoid" });
// keeps an introductory paragraph with its table
globalStyle(`${heading} + p:not(:last-child)`, { breakAfter: "avoid" });
/** Not split across pages if it fits on one. */
export const whole = style({ breakInside: "avoid" });
/** Below a number, what it is made of. */
export const shareParts = style({ display: "block", fontSize: "7pt", color: vars.color.ink2 });

/** Stays with the content above it. */
export const caption = style({
  margin: "1.5mm 0 0",
  fontSize: "8.5pt",
  lineHeight: 1.4,
  color: vars.color.ink2,
  breakBefore: "avoid",
});
export const list = style({ margin: 0, paddingInlineStart: "4mm", listStyle: "'–  ' outside" });
globalStyle(`${list} li`, { breakInside: "avoid" });
export const strong = style({ margin: 0, fontWeight: 600 });

export const scroll = style({ overflowX: "auto", "@media": { [media.print]: { overflowX: "visible" } } });

/** Around a table of rows of many lines, which is split between any two of them. */
export const tall = style({});

export const section = style({ marginBlockStart: "6mm" });
// Firefox has no "break-after: avoid": a section of one short table or chart is not split, so that its heading stays with it
globalStyle(
  `${section}:has(table):not(:has(${tall}, table ~ table, ${scroll} ~ ${scroll}, tbody > tr:nth-child(${MAX_ROWS_AT_ONCE + 1})))`,
  { breakInside: "avoid" },
);

export const table = style({
  width: "100%",
  borderCollapse: "collapse",
  fontVariantNumeric: "tabular-nums",
  fontSize: "9.5pt",
});
// repeat the heads on each page, and split no row
globalStyle(`${table} thead`, { display: "table-header-group" });
globalStyle(`${table} tr`, { breakInside: "avoid" });
// a table of up to half a page is not split; longer ones are split between rows
globalStyle(`${table}:not(:has(> tbody > tr:nth-child(${MAX_ROWS_AT_ONCE + 1})))`, { breakInside: "avoid" });
globalStyle(`${tall} ${table}:has(> tbody > tr)`, { breakInside: "auto" });
globalStyle(`${table} th, ${table} td`, {
  padding: "1.2mm 1mm",
  borderBlockEnd: solid("rule"),
  textAlign: "start",
  verticalAlign: "baseline",
  fontWeight: 400,
});
globalStyle(`${table} thead tr > *`, {
  verticalAlign: "bottom",
  borderBlockEndColor: vars.color.ink,
  fontSize: "8.5pt",
  fontWeight: 500,
  overflowWrap: "break-word",
});
globalStyle(`${table} caption`, { textAlign: "start" });
export const number = style({});
globalStyle(`${table} .${number}`, { textAlign: "end" });

export const sign = style({ color: vars.color.ink2, fontSize: "8.5pt" });
export const weight = style({ display: "block", fontWeight: 400, fontSize: "7.5pt", color: vars.color.ink2 });
export const summary = style({ fontWeight: 600 });
export const square = style({
  display: "inline-block",
  ...squareOf("2.2mm"),
  marginInlineEnd: "1.5mm",
  border: solid("ink3"),
  printColorAdjust: "exact",
});
export const footnote = style({ fontSize: "7pt", lineHeight: 1, verticalAlign: "super", marginInlineStart: "1px" });

export const legend = style({
  ...flex.lines("0 4mm", "stretch"),
  margin: "1mm 0",
  padding: 0,
  listStyle: "none",
  fontSize: "8.5pt",
  breakInside: "avoid",
  breakAfter: "avoid",
});
/** The foot of each page in Firefox, which has no margin boxes; other browsers print it by the `@page` rule. */
export const foot = style({
  display: "none",
  "@supports": {
    [FIREFOX]: {
      "@media": {
        [media.print]: {
          display: "block",
          position: "fixed",
          insetInline: 0,
          insetBlockEnd: 0,
          fontSize: "8pt",
          color: vars.color.ink2,
        },
      },
    },
  },
});

export const swatch = style({
  display: "inline-block",
  ...squareOf("2.4mm"),
  marginInlineEnd: "1.2mm",
  borderWidth: "1px",
  borderStyle: "solid",
  printColorAdjust: "exact",
});
export const barName = style({ width: "26%" });
export const barTotal = style({ width: "14%", fontWeight: 600 });
export const bar = style({ position: "relative", height: "4.6mm", verticalAlign: "middle" });
globalStyle(`${table} tr:has(> td > ${bar}) > *`, { verticalAlign: "middle", paddingBlock: ".7mm" });
export const segment = style({
  position: "absolute",
  insetBlock: 0,
  boxSizing: "border-box",
  overflow: "hidden",
  borderWidth: "1px",
  borderStyle: "solid",
  paddingInlineStart: "1mm",
  fontSize: "7.5pt",
  lineHeight: "4.2mm",
  whiteSpace: "nowrap",
  printColorAdjust: "exact",
});

// split no paragraph, and keep paragraphs next to a chart with it
globalStyle(`${sheet} p`, { breakInside: "avoid" });
globalStyle(`${sheet} p:has(+ figure), ${sheet} p:has(+ p + figure)`, { breakAfter: "avoid" });
globalStyle(`${sheet} figure + p`, { breakBefore: "avoid" });
// charts have a fixed width on screen; in print they take the page width
globalStyle(`${sheet} figure`, { breakInside: "avoid" });
globalStyle(`${sheet} figure svg`, { "@media": { [media.print]: { width: "100%", height: "auto" } } });

export const parts = style({ marginBlockEnd: "3mm" });
export const shareCell = style({ width: "28%" });
export const shareBar = style({
  display: "block",
  height: "2.4mm",
  background: vars.color.ink3,
  printColorAdjust: "exact",
});
export const label = style({ overflowWrap: "anywhere" });

export const guard = style({
  marginBlockStart: "6mm",
  paddingBlockStart: "3mm",
  borderBlockStart: solid("ink"),
  breakInside: "avoid",
});
