import { style } from "@vanilla-extract/css";
import { flowPage } from "../../choices/step-layout.css.ts";
import { flex, grid, solid, space } from "../../theme/styling.ts";

export const page = style([flowPage, { ...grid.stack(24), alignContent: "start" }]);

export const kept = style({ maxWidth: "46rem", marginTop: space(4) });

export const keptRow = style({
  ...flex.lines(space(4, 16), "stretch"),
  justifyContent: "space-between",
  paddingBlock: space(8),
  borderBottom: solid("rule"),
});

export const ways = style({ ...flex.lines(12, "stretch"), marginBlock: space(12) });
