import { globalStyle, style } from "@vanilla-extract/css";
import { media } from "../../theme/breakpoints.ts";
import { vars } from "../../theme/vars.css.ts";

export const top = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "end",
  gap: vars.space[16],
  marginBottom: vars.space[16],
});
export const currency = style({ width: "16rem", maxWidth: "100%" });
export const sentence = style({ maxWidth: "46rem", marginBottom: vars.space[16] });

/** On a phone each product becomes a block with its fields. */
export const table = style({});
globalStyle(`${table}, ${table} tbody, ${table} tr, ${table} th, ${table} td`, {
  "@media": { [media.phone]: { display: "block", textAlign: "start" } },
});
globalStyle(`${table} colgroup, ${table} thead`, { "@media": { [media.phone]: { display: "none" } } });
globalStyle(`${table} tr`, { "@media": { [media.phone]: { paddingBlock: vars.space[8] } } });
globalStyle(`${table} tbody th, ${table} td`, {
  "@media": { [media.phone]: { padding: `${vars.space[4]} 0`, border: 0 } },
});

export const price = style({ width: "100%", maxWidth: "9rem" });
export const cell = style({ verticalAlign: "middle" });

/** The column's name, shown on a phone, where there are no columns. */
export const cellName = style({
  display: "none",
  fontSize: vars.text.caption.size,
  color: vars.color.ink2,
  "@media": { [media.phone]: { display: "block" } },
});

export const head = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: vars.space[8],
  "@media": { [media.print]: { breakAfter: "avoid" } },
});
export const usecase = style({ display: "block", fontWeight: 400 });

export const below = style({ display: "grid", gap: vars.space[16], marginTop: vars.space[16] });
export const ways = style({
  display: "flex",
  flexWrap: "wrap",
  gap: vars.space[8],
  "@media": { [media.print]: { display: "none" } },
});
