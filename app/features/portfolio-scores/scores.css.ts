import { fallbackVar, globalStyle, style } from "@vanilla-extract/css";
import { media } from "../../theme/breakpoints.ts";
import { sectionGap } from "../../ui/fold/fold.css.ts";
import { vars } from "../../theme/vars.css.ts";

export const page = style({
  width: "100%",
  maxWidth: "86rem",
  marginInline: "auto",
  padding: `${vars.space[32]} ${vars.space[32]} ${vars.space[24]}`,
  "@media": {
    [media.stacked]: { padding: `${vars.space[16]} ${vars.space[24]} ${vars.space[44]}` },
    [media.phone]: { padding: `${vars.space[8]} ${vars.space[16]} ${vars.space[44]}` },
    // print dots, bars and bands in colour
    [media.print]: { padding: 0, printColorAdjust: "exact" },
  },
});

/** The commands are below the title where both do not fit side by side. */
export const head = style({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "space-between",
  gap: vars.space[16],
  alignItems: "end",
  paddingBottom: vars.space[16],
  borderBottom: `1px solid ${vars.color.ink}`,
});
export const headTitle = style({ minWidth: 0 });
/** Commands are not printed. */
const onScreen = style({ "@media": { [media.print]: { display: "none" } } });
export const tools = style([{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: vars.space[8] }, onScreen]);
/** Undo, share, files and settings. */
export const quietTools = style({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: vars.space[8] });

/** Reversed row: the progress text comes after the button, which does not move. */
export const drawing = style([
  tools,
  // negative margin: aligns the label of the quiet button with the text column
  { flexDirection: "row-reverse", justifyContent: "flex-end", marginInlineStart: "-.75rem" },
]);

export const reuseRule = style({
  display: "grid",
  justifyItems: "start",
  gap: vars.space[8],
  maxWidth: "46rem",
  marginBlock: `${vars.space[16]} ${vars.space[24]}`,
});
export const viewNote = style({
  paddingInlineStart: vars.space[12],
  borderInlineStart: `2px solid ${vars.color.warn}`,
});

export const section = style({ marginTop: fallbackVar(sectionGap, vars.space[24]) });

/** Notes below a table. */
export const notes = style({
  display: "grid",
  gap: vars.space[4],
  marginTop: vars.space[12],
  selectors: { "&:empty": { display: "none" } },
});

export const result = style({
  display: "grid",
  gridTemplateColumns: "minmax(9rem, 14.5rem) minmax(0, 1fr)",
  gap: vars.space[16],
  paddingBlock: `${vars.space[24]} ${vars.space[16]}`,
  "@media": { [media.phone]: { gridTemplateColumns: "minmax(0, 1fr)" } },
});
export const figure = style({
  fontSize: vars.text.figure.size,
  lineHeight: vars.text.figure.line,
  letterSpacing: vars.text.figure.tracking,
  fontWeight: 600,
  "@media": { [media.phone]: { fontSize: "4.5rem" } },
});
export const verdict = style({ display: "flex", alignItems: "center", gap: vars.space[8], marginTop: vars.space[12] });
export const swatch = style({ width: ".75rem", height: ".75rem", borderRadius: "1px", flex: "none" });
export const sentence = style({
  fontSize: vars.text.lead.size,
  lineHeight: vars.text.lead.line,
  marginBottom: vars.space[16],
});

export const strip = style({
  display: "grid",
  gridTemplateColumns: "repeat(7, minmax(0, 1fr))",
  borderBlock: `1px solid ${vars.color.rule2}`,
  "@media": {
    [media.stacked]: { gridTemplateColumns: "repeat(4, minmax(0, 1fr))" },
    [media.phone]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
  },
});
export const stripItem = style({
  padding: `${vars.space[12]} ${vars.space[16]}`,
  borderInlineStart: `1px solid ${vars.color.rule}`,
  selectors: { "&:first-child": { borderInlineStart: 0, paddingInlineStart: 0 } },
  "@media": { [media.stacked]: { borderInlineStart: 0, paddingInline: 0 } },
});
export const stripValue = style({
  fontSize: vars.text.section.size,
  fontWeight: 600,
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  gap: vars.space[4],
});
export const stripUnit = style({ fontSize: vars.text.small.size, fontWeight: 400, color: vars.color.ink2 });

export const columns = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1.55fr) minmax(0, 1fr)",
  columnGap: vars.space[44],
  rowGap: vars.space[44],
  marginTop: vars.space[24],
  alignItems: "start",
  "@media": { [media.stacked]: { gridTemplateColumns: "minmax(0, 1fr)" } },
});

export const number = style({
  font: "inherit",
  selectors: { "&:hover, &:focus-visible": { textDecorationLine: "underline", textUnderlineOffset: ".2em" } },
  "@media": { [media.touch]: { minHeight: "2.75rem", minWidth: "1.5rem" } },
});

/** The negative margin keeps the button from making the heading taller than its neighbour. */
export const headHelp = style([{ display: "inline-flex", marginBlock: "-.75rem" }, onScreen]);

/** A phone hides the ranges; the other columns share the width. */
export const ranges = style({});
globalStyle(`${ranges} col:first-child`, { "@media": { [media.phone]: { width: "46% !important" } } });
globalStyle(`${ranges} col:last-child`, { "@media": { [media.phone]: { display: "none" } } });
globalStyle(`${ranges} tbody :is(th, td)`, { "@media": { [media.phone]: { verticalAlign: "middle" } } });

export const rangeCell = style({ paddingInline: vars.space[24], verticalAlign: "middle" });
export const range = style({ position: "relative", height: "1.25rem" });
export const rangeTicks = style({
  display: "flex",
  justifyContent: "space-between",
  marginInline: `-.5rem`,
  fontWeight: 400,
});
export const rangeLine = style({
  position: "absolute",
  insetBlockStart: "50%",
  height: "1.5px",
  background: vars.color.edge,
});
export const rangeTrack = style({
  position: "absolute",
  insetInline: 0,
  insetBlockStart: "50%",
  height: "1px",
  background: vars.color.rule,
});
export const rangeEnd = style({
  position: "absolute",
  insetBlock: ".25rem",
  width: "1.5px",
  background: vars.color.edge,
  selectors: { "&[data-best='true']": { width: "2.5px", background: vars.color.ink } },
});
export const rangeDot = style({
  position: "absolute",
  insetBlockStart: "50%",
  width: ".8125rem",
  height: ".8125rem",
  borderRadius: vars.radius.round,
  transform: "translate(-50%, -50%)",
});
export const key = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: `${vars.space[4]} ${vars.space[24]}`,
  marginTop: ".625rem",
});
export const keyMark = style({
  display: "inline-block",
  width: "2px",
  height: ".875rem",
  marginInlineEnd: vars.space[8],
  verticalAlign: "-.1em",
  background: vars.color.edge,
  selectors: { "&[data-best='true']": { width: "2.5px", background: vars.color.ink } },
});
export const wideOnly = style({ "@media": { [media.phone]: { display: "none" } } });
export const phoneOnly = style({ display: "none", "@media": { [media.phone]: { display: "block" } } });

export const choices = style([
  { display: "flex", flexWrap: "wrap", gap: vars.space[8], marginBlock: vars.space[12] },
  onScreen,
]);
export const bars = style({
  borderTop: `1px solid ${vars.color.ink}`,
  paddingBlockStart: vars.space[12],
  display: "grid",
  gap: vars.space[12],
});
export const bar = style({
  display: "grid",
  gridTemplateColumns: "minmax(6rem, 9rem) minmax(0, 1fr)",
  columnGap: vars.space[12],
  alignItems: "center",
  "@media": { [media.print]: { breakInside: "avoid" } },
});
export const barName = style({ fontSize: vars.text.table.size, lineHeight: 1.25 });
export const barPlot = style({
  display: "flex",
  alignItems: "center",
  gap: vars.space[8],
  borderInlineStart: `1px solid ${vars.color.ink}`,
});
export const barFill = style({ height: "1.75rem", flex: "none" });
export const barValue = style({ fontWeight: 600, whiteSpace: "nowrap" });
export const tableTwin = style({ marginTop: vars.space[16] });

export const nameCell = style({ display: "grid", gap: vars.space[4] });
export const rowSummary = style({ display: "grid", gridTemplateColumns: "3rem minmax(0, 1fr)" });
export const facts = style({
  display: "grid",
  gridTemplateColumns: "minmax(9rem, 14rem) minmax(0, 1fr)",
  gap: `${vars.space[8]} ${vars.space[16]}`,
  marginBottom: vars.space[24],
  maxWidth: "46rem",
  "@media": { [media.phone]: { gridTemplateColumns: "minmax(0, 1fr)", gap: vars.space[4] } },
});
export const term = style({ color: vars.color.ink2 });
/** `relative` contains visually hidden text, which would otherwise widen the page. */
export const scroll = style({
  position: "relative",
  overflowX: "auto",
  "@media": {
    // a focused cell scrolls out from below the first column, which stays
    [media.phone]: { scrollPaddingInlineStart: "9rem" },
    [media.print]: { overflowX: "visible" },
  },
});
globalStyle(`${scroll} > table`, { "@media": { [media.print]: { minWidth: "0 !important" } } });
/** On a phone the first column stays while the others scroll. */
globalStyle(`${scroll} > table > :is(thead, tbody) > tr > :first-child`, {
  "@media": {
    [media.phone]: { position: "sticky", insetInlineStart: 0, zIndex: 1, width: "9rem", background: vars.color.paper },
  },
});
export const stack = style({ display: "grid", gap: vars.space[24], marginTop: vars.space[16] });
export const list = style({ display: "grid", gap: vars.space[8] });
export const listRow = style({
  display: "grid",
  gap: vars.space[4],
  paddingBlock: vars.space[8],
  borderBottom: `1px solid ${vars.color.rule}`,
});
export const listHead = style({ display: "flex", justifyContent: "space-between", gap: vars.space[12] });
export const rawHead = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: `${vars.space[8]} ${vars.space[16]}`,
  marginBlock: vars.space[12],
});

/** A share of the mass as a bar and a number. */
export const massShare = style({
  display: "grid",
  gridTemplateColumns: "minmax(2rem, 1fr) 4rem",
  alignItems: "center",
  gap: vars.space[8],
  // a phone has space for the number only
  "@media": { [media.phone]: { display: "block" } },
});
export const massTrack = style({
  height: "4px",
  background: vars.color.rule,
  "@media": { [media.phone]: { display: "none" } },
});
export const massBar = style({ display: "block", height: "100%" });
