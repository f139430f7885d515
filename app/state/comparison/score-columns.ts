import { keptColumns } from "../core/kept-columns.ts";

/** The order of the metric columns of all comparisons in this browser, under the key that the specification names (section 3). */
export const { keptAtom: scoreColumnsAtom, keepAtom: keepScoreColumnsAtom } = keptColumns("scoretable_columns");
