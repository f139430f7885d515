import type { MetricId } from "../../../edge-api/contract/metrics.ts";
import type { ResultRow } from "./result-rows.ts";

/** Rows by their score of one metric, best first, rows without a score last; `by` null = unchanged, by summary. */
export const sortedRows = (rows: readonly ResultRow[], by: MetricId | null): readonly ResultRow[] =>
  by === null ? rows : rows.toSorted((a, b) => (b.scores.score[by] ?? -1) - (a.scores.score[by] ?? -1));
