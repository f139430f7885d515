import { inLines, partStyle, stacked } from "../../theme/styling.ts";

/** Layout inside the states of a gallery. */
export const row = partStyle(inLines(12));
export const narrow = partStyle({ maxWidth: "22rem", ...stacked(16) });
