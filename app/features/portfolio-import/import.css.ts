import { globalStyle, style } from "@vanilla-extract/css";
import { media } from "../../theme/breakpoints.ts";
import { vars } from "../../theme/vars.css.ts";

export const page = style({
  display: "flex",
  flexDirection: "column",
  flex: 1,
  minHeight: "calc(100dvh - 3.5rem)",
});
export const column = style({
  flex: 1,
  width: "100%",
  maxWidth: "86rem",
  marginInline: "auto",
  padding: `${vars.space[24]} ${vars.space[32]} ${vars.space[32]}`,
  "@media": {
    [media.stacked]: { paddingInline: vars.space[24] },
    [media.phone]: { padding: `${vars.space[8]} ${vars.space[16]} ${vars.space[24]}` },
  },
});
export const head = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "end",
  justifyContent: "space-between",
  gap: vars.space[16],
  paddingBottom: vars.space[16],
  borderBottom: `1px solid ${vars.color.ink}`,
});
export const steps = style({ display: "flex", gap: vars.space[24] });
export const step = style({
  display: "inline-flex",
  alignItems: "center",
  gap: vars.space[8],
  minHeight: "2.25rem",
  color: vars.color.ink3,
  borderBottom: "2px solid transparent",
  selectors: {
    "button&:hover": { color: vars.color.accent },
    "&[data-state='done']": { color: vars.color.accent },
    "&[data-state='current']": { color: vars.color.ink, fontWeight: 600, borderBottomColor: vars.color.accent },
  },
});

export const found = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: `${vars.space[8]} ${vars.space[32]}`,
  paddingBlock: vars.space[12],
  borderBottom: `1px solid ${vars.color.rule2}`,
});
export const foundName = style({ fontWeight: 600, overflowWrap: "anywhere" });
export const foundWays = style({ display: "flex", gap: vars.space[24], marginInlineStart: "auto" });
export const reading = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "end",
  gap: vars.space[16],
  paddingBlock: vars.space[16],
  borderBottom: `1px solid ${vars.color.rule2}`,
});

export const body = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1.25fr)",
  gap: vars.space[56],
  marginTop: vars.space[24],
  alignItems: "start",
  "@media": { [media.stacked]: { gridTemplateColumns: "minmax(0, 1fr)", gap: vars.space[32] } },
});

export const fileStep = style({ display: "grid", gap: vars.space[32], marginTop: vars.space[24], maxWidth: "52rem" });
export const drop = style({
  display: "grid",
  justifyItems: "center",
  gap: vars.space[12],
  padding: `${vars.space[44]} ${vars.space[24]}`,
  textAlign: "center",
  border: `1px dashed ${vars.color.edge}`,
  borderRadius: vars.radius.float,
  selectors: { "&[data-over='true']": { background: vars.color.accentWash, borderColor: vars.color.accent } },
});
export const hiddenInput = style({ position: "absolute", width: 1, height: 1, opacity: 0 });
export const paste = style({ display: "grid", gap: vars.space[12], justifyItems: "start" });
export const pasteField = style({ width: "100%" });
globalStyle(`${pasteField} textarea`, { fontFamily: "monospace" });
export const help = style({ display: "grid", gap: vars.space[8], justifyItems: "start" });
export const ways = style({ display: "flex", flexWrap: "wrap", gap: vars.space[12] });

export const badValue = style({
  padding: `0 ${vars.space[4]}`,
  background: vars.color.badWash,
  color: vars.color.bad,
  borderRadius: vars.radius.mark,
  overflowWrap: "anywhere",
});
export const warning = style({ color: vars.color.warn });
export const fixCell = style({ textAlign: "end", "@media": { [media.phone]: { textAlign: "start" } } });
export const fixes = style({
  display: "grid",
  gap: vars.space[8],
  justifyItems: "end",
  "@media": { [media.phone]: { justifyItems: "start" } },
});
export const faultsHead = style({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "space-between",
  alignItems: "center",
  gap: vars.space[8],
});
export const faultsBody = style({ maxHeight: "60dvh", overflowY: "auto" });
export const note = style({ marginTop: vars.space[12] });
export const basis = style({ display: "grid", gap: vars.space[8], marginTop: vars.space[24] });
/** An unanswered question has an accent border. */
export const question = style({
  display: "grid",
  gap: vars.space[8],
  marginTop: vars.space[24],
  maxWidth: "60rem",
  selectors: {
    "&[data-open='true']": { borderInlineStart: `3px solid ${vars.color.accent}`, paddingInlineStart: vars.space[16] },
  },
});
export const facts = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) max-content",
  maxWidth: "36rem",
  gap: `${vars.space[8]} ${vars.space[24]}`,
  marginBlock: `${vars.space[16]} ${vars.space[24]}`,
});
export const review = style({ display: "grid", gap: vars.space[24], marginTop: vars.space[24] });
/** `relative` contains visually hidden text, which would otherwise widen the page. */
export const scroll = style({ position: "relative", overflowX: "auto" });
/** On a phone a row is a block, a cell below the other. */
export const sampleTable = style({
  minWidth: "44rem",
  "@media": { [media.phone]: { display: "block", minWidth: 0 } },
});
globalStyle(`${sampleTable} > thead`, { "@media": { [media.phone]: { display: "none" } } });
globalStyle(`${sampleTable} > caption`, { "@media": { [media.phone]: { display: "block" } } });
globalStyle(`${sampleTable} > tbody`, { "@media": { [media.phone]: { display: "block" } } });
globalStyle(`${sampleTable} > tbody > tr`, {
  "@media": {
    [media.phone]: { display: "grid", gridTemplateColumns: "2.5rem minmax(0, 1fr) auto", paddingBlock: vars.space[8] },
  },
});
globalStyle(`${sampleTable} > tbody :is(th, td)`, {
  "@media": { [media.phone]: { gridColumn: "1 / -1", height: "auto", padding: 0, textAlign: "start" } },
});
/** Row number, product and quantity stand beside each other, the rest below the product. */
export const linesTable = style({});
globalStyle(`${linesTable} > tbody :is(th, td)`, { "@media": { [media.phone]: { gridColumn: "2 / -1" } } });
globalStyle(`${linesTable} > tbody :is(th, td):is(:nth-child(1), :nth-child(2), :nth-child(5))`, {
  "@media": { [media.phone]: { gridColumn: "auto", gridRow: 1 } },
});
/** On a phone a fault is laid out as a block: line, column, value, fixes. */
export const faultsTable = style({ "@media": { [media.phone]: { display: "block" } } });
globalStyle(`${faultsTable} > thead`, { "@media": { [media.phone]: { display: "none" } } });
globalStyle(`${faultsTable} > tbody`, { "@media": { [media.phone]: { display: "block" } } });
globalStyle(`${faultsTable} > tbody > tr`, {
  "@media": {
    [media.phone]: { display: "grid", gridTemplateColumns: "auto minmax(0, 1fr)", paddingBlock: vars.space[8] },
  },
});
globalStyle(`${faultsTable} > tbody td`, { "@media": { [media.phone]: { padding: ".25rem .25rem .25rem 0" } } });
globalStyle(`${faultsTable} > tbody td:nth-child(n + 3)`, { "@media": { [media.phone]: { gridColumn: "1 / -1" } } });
/** On a phone a column is a block: its name and first value, then what it becomes in the full width. */
export const columnsTable = style({ "@media": { [media.phone]: { display: "block" } } });
globalStyle(`${columnsTable} > thead`, { "@media": { [media.phone]: { display: "none" } } });
globalStyle(`${columnsTable} > tbody`, { "@media": { [media.phone]: { display: "block" } } });
globalStyle(`${columnsTable} > tbody > tr`, {
  "@media": { [media.phone]: { display: "grid", gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1fr)" } },
});
globalStyle(`${columnsTable} > tbody td:last-child`, {
  "@media": { [media.phone]: { gridColumn: "1 / -1", paddingTop: 0, paddingInlineStart: 0 } },
});
globalStyle(`${columnsTable} > tbody :is(th, td:not(:last-child))`, {
  "@media": { [media.phone]: { overflowWrap: "anywhere" } },
});
export const progress = style({ display: "grid", gap: vars.space[4], minWidth: "14rem" });
export const progressBar = style({ height: "3px", background: vars.color.rule });
export const progressFill = style({ height: "100%", background: vars.color.accent });
export const barNote = style({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: vars.space[16] });
export const asked = style({ alignSelf: "center" });
