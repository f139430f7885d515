import { globalStyle, style } from "@vanilla-extract/css";
import { phoneRule, size, space } from "../../theme/styling.ts";
import { vars } from "../../theme/vars.css.ts";

const wide = "(width > 700px)";

/** Column widths by content: names of use cases and foods differ in length. */
export const table = style({ tableLayout: "auto" });

export const row = style({ cursor: "pointer", ":hover": { background: vars.color.wash } });

/** The row whose menu is open. */
export const openRow = style({ background: vars.color.wash });

/** No padding, because the button is higher than a line of text. */
export const menu = style({ paddingBlock: 0, verticalAlign: "middle", textAlign: "end" });

export const changed = style({ whiteSpace: "nowrap" });

export const note = style({ display: "block", ...size("small", "warn") });

export const onPhone = style({ "@media": { [wide]: { display: "none" } } });

/** Values listed on a phone, separated by commas. */
export const listed = style({});

/** On its own line on a phone. */
export const line = style({});

globalStyle(`${table} thead th`, { whiteSpace: "nowrap" });

// On a phone a row is a block: name and menu, then the listed values and the last change, then `line` columns.
phoneRule(`${table}, ${table} tbody`, { display: "block" });
phoneRule(`${table} thead, ${table} colgroup`, { display: "none" });
phoneRule(row, {
  display: "flex",
  flexWrap: "wrap",
  columnGap: space(4),
  padding: space(8, "3rem", 8, 0),
  position: "relative",
});
phoneRule(`${row} > *`, {
  display: "block",
  padding: 0,
  border: 0,
  textAlign: "left",
  order: 1,
  color: vars.color.ink2,
});
phoneRule(`${row} > :first-child`, { flexBasis: "100%", color: vars.color.ink });
phoneRule(`${row} > ${listed}::after`, { content: '","' });
phoneRule(`${row} > ${line}`, { flexBasis: "100%", order: 3, marginBlockStart: space(4) });
phoneRule(`${row} > ${changed}`, { order: 2 });
phoneRule(`${row} > ${menu}`, { position: "absolute", insetInlineEnd: 0, insetBlockStart: 0 });
