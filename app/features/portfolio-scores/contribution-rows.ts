import type { QuantMetricId } from "../../../edge-api/contract/metrics.ts";
import type { Contribution, PortfolioContributions } from "../../../workers/engine/portfolio/portfolio-result.ts";

/** The dimension of a breakdown: use case, stage or product. */
export type Breakdown = keyof PortfolioContributions;

/** One part of a metric's total, in the unit of the metric. */
export interface ContributionRow {
  readonly id: string;
  readonly value: number;
  /** share of the sum, 0-1; null if the sum is not positive */
  readonly share: number | null;
}

/** The parts of a metric's total by one dimension, largest first; they add up to the total. */
export const contributionRows = (
  contributions: PortfolioContributions,
  cut: Breakdown,
  metric: QuantMetricId,
): readonly ContributionRow[] => {
  const parts: readonly Contribution[] = contributions[cut];
  const sum = parts.reduce((total, part) => total + part.raw[metric], 0);
  return parts
    .map(({ id, raw }) => ({ id, value: raw[metric], share: sum > 0 ? raw[metric] / sum : null }))
    .toSorted((a, b) => b.value - a.value);
};

/** The first `count` rows, and number and sum of the others; all rows if only one would be left out. */
export const largestRows = (
  rows: readonly ContributionRow[],
  count: number,
): {
  readonly shown: readonly ContributionRow[];
  readonly others: { readonly count: number; readonly value: number } | null;
} => {
  if (rows.length <= count + 1) return { shown: rows, others: null };
  const rest = rows.slice(count);
  return {
    shown: rows.slice(0, count),
    others: { count: rest.length, value: rest.reduce((sum, row) => sum + row.value, 0) },
  };
};
