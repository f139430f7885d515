import { style, globalStyle } from "@vanilla-extract/css";
import { flex, font, grid, hiddenOn, media, size, space } from "../../theme/styling.ts";
import { vars } from "../../theme/vars.css.ts";

export const choices = style({
  ...grid.columns("repeat(2, minmax(0, 20rem))", 16),
  marginBottom: space(16),
  "@media": {
    [media.phone]: { gridTemplateColumns: "minmax(0, 1fr)", gap: space(12) },
    [media.print]: { display: "none" },
  },
});

export const control = style({
  ...grid.columns("minmax(0, 1fr) 9rem auto"),
  columnGap: space(16),
  rowGap: space(4),
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

export const sentence = style({ maxWidth: "46rem", marginBlock: space(16), ...font("lead") });

export const sentences = style({ maxWidth: "46rem", marginBottom: space(16), color: vars.color.ink2 });

/** Between the ranking and the metrics. */
export const order = style([sentences, { marginTop: space(12) }]);

export const keep = style({ ...flex.lines(12), marginTop: space(12), ...hiddenOn("print") });

export const below = style({ ...grid.stack(12), marginTop: space(16) });

export const turn = style({ display: "block", ...size("caption", "ink2") });

/** A band across the drawer. */
export const ownUses = style({
  ...flex.lines(space(4, 16)),
  marginTop: space(12),
  padding: space(4, 12),
  background: vars.color.accentWash,
});
/** The label is beside the number. */
export const ownUsesField = style({ ...flex.lines(), columnGap: space(12), fontWeight: 600 });
globalStyle(`${ownUsesField} > div`, { width: "9.5rem" });
export const ownUsesEffect = style({ flex: "1 1 12rem" });
/** On a line of its own. */
export const tooFewUses = style({ flex: "1 0 100%" });
