import { keptColumns } from "../core/kept-columns.ts";

/** The order of the metric columns of all comparisons in this browser, under the specification's key (section 3). */
export const { keptAtom: scoreColumnsAtom, keepAtom: keepScoreColumnsAtom } = keptColumns("scoretable_columns");
