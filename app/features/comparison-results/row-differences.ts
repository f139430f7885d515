import type { MetricId } from "../../../edge-api/contract/metrics.ts";
import { amountDifference, ratingDifference, scoreDifference } from "../../score-tables/difference.ts";
import type { MetricColumn } from "../../score-tables/metric-columns.ts";
import type { ResultRow } from "../../state/comparison/compared-product.ts";

/** The baseline to compare the row with; null = none is pinned, or the row is the baseline itself. */
const measured = (row: ResultRow, baseline: ResultRow | null): ResultRow | null =>
  baseline?.prodsys_id === row.prodsys_id ? null : baseline;

/** The text under the summary of a row; see scoreDifference. Null = no difference to show. */
export const summaryDifference = (row: ResultRow, baseline: ResultRow | null): string | null => {
  const against = measured(row, baseline);
  return against && scoreDifference(row.summary, against.summary);
};

/** The text under a score; null = no difference to show. */
export const scoreDifferenceIn = (row: ResultRow, baseline: ResultRow | null, metric_id: MetricId): string | null => {
  const against = measured(row, baseline);
  return against && scoreDifference(row.scores.score[metric_id], against.scores.score[metric_id]);
};

/** The text under a raw value, per serving or per use; null = no difference to show. */
export const rawDifferenceIn = (
  row: ResultRow,
  baseline: ResultRow | null,
  { metric_id, isRating }: MetricColumn,
  perUse: boolean,
): string | null => {
  const against = measured(row, baseline);
  if (!against) return null;
  const rawOf = ({ scores }: ResultRow) => (perUse ? scores.raw_per_use : scores.raw)[metric_id];
  return (isRating ? ratingDifference : amountDifference)(rawOf(row), rawOf(against));
};
