import type { MetricId } from "../../../edge-api/contract/metrics.ts";
import type { LawOfProducts } from "../../../workers/engine/rules/market-rules.ts";
import type { ResultRow } from "../../state/comparison/compared-product.ts";

/** What the tables of a comparison show. */
export interface TableFigures {
  /** in the order of the tables */
  readonly rows: readonly ResultRow[];
  readonly baseline: ResultRow | null;
  /** of the comparison's region */
  readonly law: LawOfProducts;
}

/** Rows by their score of one metric, best first, rows without a score last; `by` null = unchanged, by summary. */
export const sortedRows = (rows: readonly ResultRow[], by: MetricId | null): readonly ResultRow[] =>
  by === null ? rows : rows.toSorted((a, b) => (b.scores.score[by] ?? -1) - (a.scores.score[by] ?? -1));
