import { globalStyle, style } from "@vanilla-extract/css";
import { flex, grid, media, phoneRule, solid, space, pageFrame } from "../../theme/styling.ts";
import { vars } from "../../theme/vars.css.ts";

export const page = style({ display: "flex", flexDirection: "column", flex: 1, minHeight: "calc(100dvh - 3.5rem)" });
export const column = style([
  pageFrame(),
  { flex: 1, padding: space(24, 24, 32), "@media": { [media.phone]: { padding: space(8, 16, 24) } } },
]);
export const head = style({
  ...flex.lines(16, "end"),
  justifyContent: "space-between",
  paddingBottom: space(16),
  borderBottom: solid("ink"),
});
export const steps = style({ ...flex.lines(24, "stretch"), "@media": { [media.phone]: { gap: space(0, 12) } } });
export const step = style({
  ...flex.inline(8),
  minHeight: "2.25rem",
  color: vars.color.ink3,
  borderBottom: "2px solid transparent",
  selectors: {
    "button&:hover": { color: vars.color.accent },
    "&[data-state='done']": { color: vars.color.accent },
    "&[data-state='current']": { color: vars.color.ink, fontWeight: 600, borderBottomColor: vars.color.accent },
  },
});

export const found = style({ ...flex.lines(space(8, 32)), paddingBlock: space(12), borderBottom: solid("rule2") });
export const foundName = style({ fontWeight: 600, overflowWrap: "anywhere" });
export const foundWays = style({ ...flex.row(24, "stretch"), marginInlineStart: "auto" });
export const reading = style({ ...flex.lines(16, "end"), paddingBlock: space(16), borderBottom: solid("rule2") });

export const body = style({
  ...grid.columns("minmax(0, 1fr) minmax(0, 1.25fr)", 56, "start"),
  marginTop: space(24),
  "@media": { [media.stacked]: { gridTemplateColumns: "minmax(0, 1fr)", gap: space(32) } },
});

export const fileStep = style({ ...grid.stack(32), marginTop: space(24), maxWidth: "52rem" });
export const drop = style({
  ...grid.stack(12, "center"),
  padding: space(44, 24),
  textAlign: "center",
  border: `1px dashed ${vars.color.edge}`,
  borderRadius: vars.radius.float,
  selectors: { "&[data-over='true']": { background: vars.color.accentWash, borderColor: vars.color.accent } },
});
export const hiddenInput = style({ position: "absolute", width: 1, height: 1, opacity: 0 });
export const paste = style(grid.stack(12, "start"));
export const pasteField = style({ width: "100%" });
globalStyle(`${pasteField} textarea`, { fontFamily: "monospace" });
export const help = style(grid.stack(8, "start"));
export const ways = style(flex.lines(12, "stretch"));

export const badValue = style({
  padding: space(0, 4),
  background: vars.color.badWash,
  color: vars.color.bad,
  borderRadius: vars.radius.mark,
  overflowWrap: "anywhere",
});
export const warning = style({ color: vars.color.warn });
export const fixCell = style({ textAlign: "end", "@media": { [media.phone]: { textAlign: "start" } } });
export const fixes = style({ ...grid.stack(8, "end"), "@media": { [media.phone]: { justifyItems: "start" } } });
export const faultsHead = style({ ...flex.lines(8), justifyContent: "space-between" });
export const faultsBody = style({ maxHeight: "60dvh", overflowY: "auto" });
export const note = style({ display: "block", marginTop: space(12) });
/** An open question has a bar at its side, which takes no room: an answer moves nothing. */
export const question = style({
  position: "relative",
  ...grid.stack(8),
  marginTop: space(24),
  maxWidth: "60rem",
  scrollMarginTop: space(24),
  selectors: {
    "&[data-open='true']::before": {
      content: "''",
      position: "absolute",
      insetBlock: 0,
      insetInlineStart: "-1rem",
      borderInlineStart: solid("accent", "3px"),
    },
  },
});
export const review = style({ ...grid.stack(24), marginTop: space(24) });
/** `relative` contains visually hidden text, which would otherwise widen the page. */
export const scroll = style({ position: "relative", overflowX: "auto" });
/** On a phone the rows of a table are blocks without heads. @param columns of a row @param look elsewhere */
const blocks = (columns: string, row = {}, look = {}): string => {
  const name = style({ ...look, "@media": { [media.phone]: { display: "block", minWidth: 0 } } });
  phoneRule(`${name} > thead`, { display: "none" });
  phoneRule(`${name} > tbody`, { display: "block" });
  phoneRule(`${name} > tbody > tr`, { ...grid.columns(columns), ...row });
  return name;
};
const padded = { paddingBlock: space(8) };
export const sampleTable = blocks("2.5rem minmax(0, 1fr) auto", padded, { minWidth: "44rem" });
phoneRule(`${sampleTable} > caption`, { display: "block" });
phoneRule(`${sampleTable} > tbody :is(th, td)`, {
  gridColumn: "1 / -1",
  height: "auto",
  padding: 0,
  textAlign: "start",
});
/** Row number, product and quantity are on one line, the rest below the product. */
export const linesTable = style({});
phoneRule(`${linesTable} > tbody :is(th, td)`, { gridColumn: "2 / -1" });
phoneRule(`${linesTable} > tbody :is(th, td):is(:nth-child(1), :nth-child(2), :nth-child(5))`, {
  gridColumn: "auto",
  gridRow: 1,
});
/** A fault: line and column, then value and fixes. */
export const faultsTable = blocks("auto minmax(0, 1fr)", padded);
phoneRule(`${faultsTable} > tbody td`, { padding: ".25rem .25rem .25rem 0" });
phoneRule(`${faultsTable} > tbody td:nth-child(n + 3)`, { gridColumn: "1 / -1" });
/** A column: its name and first value, then what it becomes in the full width. */
export const columnsTable = blocks("minmax(0, 1fr) minmax(0, 1fr)");
phoneRule(`${columnsTable} > tbody td:last-child`, { gridColumn: "1 / -1", paddingTop: 0, paddingInlineStart: 0 });
phoneRule(`${columnsTable} > tbody :is(th, td:not(:last-child))`, { overflowWrap: "anywhere" });
export const progress = style({ ...grid.stack(4), minWidth: "14rem" });
export const progressBar = style({ height: "3px", background: vars.color.rule });
export const progressFill = style({ height: "100%", background: vars.color.accent });
export const barNote = style(flex.lines(16));
export const asked = style({ alignSelf: "center" });
