import { grid, partStyle } from "../../theme/styling.ts";

export const reasons = partStyle(grid.stack(8));
