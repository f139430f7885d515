import { globalStyle, style } from "@vanilla-extract/css";
import { media } from "../../theme/breakpoints.ts";
import { vars } from "../../theme/vars.css.ts";

export const table = style({});

export const row = style({
  cursor: "pointer",
  ":hover": { background: vars.color.wash },
});

/** The button is higher than a line of text; it must not make the rows higher. */
export const menu = style({ paddingBlock: 0, verticalAlign: "middle", textAlign: "end" });

export const best = style({ display: "inline-flex", alignItems: "center", gap: vars.space[8] });

export const band = style({
  width: ".625rem",
  height: ".625rem",
  flex: "none",
  "@media": { [media.forcedColors]: { border: "1px solid CanvasText" } },
});

// On a phone a row is a block: name and menu on the first line, the rest as words below.
const phone = (selector: string, rule: Parameters<typeof globalStyle>[1]) =>
  globalStyle(selector, { "@media": { [media.phone]: rule } });

phone(`${table}, ${table} tbody`, { display: "block" });
phone(`${table} thead`, { display: "none" });
phone(row, {
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  columnGap: vars.space[12],
  padding: `${vars.space[8]} 0`,
});
phone(`${row} > *`, { display: "block", padding: 0, border: 0, textAlign: "left", gridColumn: 1, width: "auto" });
phone(`${row} > :last-child`, { gridColumn: 2, gridRow: "1 / span 3", alignSelf: "center" });
