import { globalStyle, style } from "@vanilla-extract/css";
import { media } from "../../theme/breakpoints.ts";
import { vars } from "../../theme/vars.css.ts";

const wide = "(width > 700px)";

/** Columns may grow to what they hold: names of use cases and foods differ much in length. */
export const table = style({ tableLayout: "auto" });

export const row = style({
  cursor: "pointer",
  ":hover": { background: vars.color.wash },
});

/** The button is higher than a line of text; it must not make the rows higher. */
export const menu = style({ paddingBlock: 0, verticalAlign: "middle", textAlign: "end" });

export const changed = style({ whiteSpace: "nowrap" });

export const products = style({});

export const onPhone = style({ "@media": { [wide]: { display: "none" } } });

/** Words in a row on a phone, with commas between them. */
export const listed = style({ "@media": { [media.phone]: { "::after": { content: "," } } } });

export const bestCell = style({});

export const best = style({ display: "inline-flex", alignItems: "baseline", gap: vars.space[8] });

export const band = style({
  width: ".625rem",
  height: ".625rem",
  flex: "none",
  "@media": { [media.forcedColors]: { border: "1px solid CanvasText" } },
});

globalStyle(`${table} thead th`, { whiteSpace: "nowrap" });
// hints that keep the columns where they are when the best product arrives
globalStyle(`${table} thead th:nth-child(1)`, { width: "22%" });
globalStyle(`${table} thead th:nth-child(4)`, { width: "17%" });
globalStyle(`${table} thead th:nth-child(6)`, { width: "22%" });

// On a phone a row is a block: name and menu first, then what it compares, the best product, and when it changed.
const phone = (selector: string, rule: Parameters<typeof globalStyle>[1]) =>
  globalStyle(selector, { "@media": { [media.phone]: rule } });

phone(`${table}, ${table} tbody`, { display: "block" });
phone(`${table} thead`, { display: "none" });
phone(row, {
  display: "flex",
  flexWrap: "wrap",
  columnGap: vars.space[4],
  padding: `${vars.space[8]} 3rem ${vars.space[8]} 0`,
  position: "relative",
});
phone(`${row} > *`, { display: "block", padding: 0, border: 0, textAlign: "left", order: 1 });
phone(`${row} > :first-child, ${bestCell}`, { flexBasis: "100%" });
phone(`${row} > ${bestCell}`, { order: 2, marginBlock: vars.space[4] });
phone(`${row} > ${products}, ${row} > ${changed}`, { order: 3, color: vars.color.ink2 });
phone(`${row} > ${products}::after`, { content: '","' });
phone(`${row} > ${menu}`, { position: "absolute", insetInlineEnd: 0, insetBlockStart: 0 });
