import { style, globalStyle } from "@vanilla-extract/css";
import { media } from "../../theme/breakpoints.ts";
import { vars } from "../../theme/vars.css.ts";

export const choices = style({
  display: "grid",
  gridTemplateColumns: "repeat(2, minmax(0, 20rem))",
  gap: vars.space[16],
  marginBottom: vars.space[16],
  "@media": {
    [media.phone]: { gridTemplateColumns: "minmax(0, 1fr)", gap: vars.space[12] },
    [media.print]: { display: "none" },
  },
});

export const control = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) 9rem auto",
  columnGap: vars.space[16],
  rowGap: vars.space[4],
  alignItems: "start",
  maxWidth: "46rem",
  "@media": {
    [media.phone]: { gridTemplateColumns: "minmax(0, 1fr) auto" },
    [media.print]: { display: "none" },
  },
});

export const slider = style({ "@media": { [media.phone]: { gridColumn: "1 / -1" } } });
export const number = style({ width: "100%" });
export const hint = style({ gridColumn: "1 / -1" });

export const sentence = style({
  maxWidth: "46rem",
  marginBlock: vars.space[16],
  fontSize: vars.text.lead.size,
  lineHeight: vars.text.lead.line,
});

export const sentences = style({ maxWidth: "46rem", marginBottom: vars.space[16], color: vars.color.ink2 });

/** Between the ranking and the metrics. */
export const order = style([sentences, { marginTop: vars.space[12] }]);

export const keep = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: vars.space[12],
  marginTop: vars.space[12],
  "@media": { [media.print]: { display: "none" } },
});

export const below = style({ display: "grid", gap: vars.space[12], marginTop: vars.space[16] });

export const turn = style({ display: "block", fontSize: vars.text.caption.size, color: vars.color.ink2 });

/** A band across the drawer. */
export const ownUses = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: `${vars.space[4]} ${vars.space[16]}`,
  marginTop: vars.space[12],
  padding: `${vars.space[4]} ${vars.space[12]}`,
  background: vars.color.accentWash,
});
/** The label stands beside the number. */
export const ownUsesField = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  columnGap: vars.space[12],
  fontWeight: 600,
});
globalStyle(`${ownUsesField} > div`, { width: "9.5rem" });
export const ownUsesEffect = style({ flex: "1 1 12rem" });
/** On a line of its own. */
export const tooFewUses = style({ flex: "1 0 100%" });
