import { flex, grid, partStyle } from "../../theme/styling.ts";

/** Layout inside the states of a gallery. */
export const row = partStyle(flex.lines(12));
export const narrow = partStyle({ maxWidth: "22rem", ...grid.stack(16) });
