import { partStyle, stacked } from "../../theme/styling.ts";

export const reasons = partStyle(stacked(8));
