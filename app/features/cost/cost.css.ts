import { style } from "@vanilla-extract/css";
import { flex, grid, hiddenOn, media, phoneRule, shownOn, size, space } from "../../theme/styling.ts";

export const top = style({ ...flex.lines(16, "end"), marginBottom: space(16) });
export const currency = style({ width: "16rem", maxWidth: "100%" });
export const sentence = style({ maxWidth: "46rem", marginBottom: space(16) });

/** On a phone each product becomes a block with its fields. */
export const table = style({});
phoneRule(`${table}, ${table} tbody, ${table} tr, ${table} th, ${table} td`, { display: "block", textAlign: "start" });
phoneRule(`${table} colgroup, ${table} thead`, { display: "none" });
phoneRule(`${table} tr`, { paddingBlock: space(8) });
phoneRule(`${table} tbody th, ${table} td`, { padding: space(4, 0), border: 0 });

export const price = style({ width: "100%", maxWidth: "9rem" });
export const cell = style({ verticalAlign: "middle" });

/** The column's name, shown on a phone, where there are no columns. */
export const cellName = style({ ...shownOn("phone"), ...size("caption", "ink2") });

export const head = style({
  ...flex.lines(8),
  justifyContent: "space-between",
  "@media": { [media.print]: { breakAfter: "avoid" } },
});
export const usecase = style({ display: "block", fontWeight: 400 });

export const below = style({ ...grid.stack(16), marginTop: space(16) });
export const ways = style({ ...flex.lines(8, "stretch"), ...hiddenOn("print") });
