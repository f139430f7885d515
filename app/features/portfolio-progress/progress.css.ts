import { style } from "@vanilla-extract/css";
import { flex, grid, hiddenOn, media, space } from "../../theme/styling.ts";

export const fields = style(grid.stack(16));
export const controls = style([{ ...flex.lines(space(12, 24), "end"), marginBlock: space(12) }, hiddenOn("print")]);
export const since = style({ width: "22rem", maxWidth: "100%" });
export const sentences = style({ ...grid.stack(4), maxWidth: "46rem", marginBottom: space(12) });
/** The table is wider than a phone. */
export const scroll = style({ "@media": { [media.phone]: { overflowX: "auto" } } });
export const notes = style({ ...grid.stack(4), maxWidth: "46rem", marginTop: space(8) });
