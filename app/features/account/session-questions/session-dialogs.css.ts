import { style } from "@vanilla-extract/css";
import { flex, font, grid, solid, space } from "../../../theme/styling.ts";
import { vars } from "../../../theme/vars.css.ts";

export const note = style({ marginTop: space(8) });

export const form = style({ ...grid.stack(16), marginTop: space(16) });

export const choices = style({ ...grid.stack(8), marginTop: space(12), listStyle: "none" });

export const fault = style({ color: vars.color.bad });

export const conflictTable = style({ marginTop: space(16), width: "100%" });

export const conflictNote = style({ marginTop: space(12), ...font("small", "ink2") });

export const conflictFault = style({ marginTop: space(12), color: vars.color.bad });

export const lines = style({ ...grid.stack(12), marginTop: space(16) });

/** What differs, and the choice next to it or below. */
export const line = style({
  ...flex.row(12),
  flexWrap: "wrap",
  justifyContent: "space-between",
  paddingBlock: space(8),
  borderBottom: solid("rule"),
});
