import { METRIC_IDS, type MetricId } from "../../../edge-api/contract/metrics.ts";
import type { MetricValues, Weights } from "../comparison-result.ts";

/** Something that is ranked by its summary: a product, a portfolio. */
export interface Ranked {
  readonly id: string;
  /** as they count in the summary, 1-100 */
  readonly score: MetricValues;
}

/** What is weighed: the ranked, and the metrics of the dataset, which all of them have a score in. */
export interface Contest {
  readonly ranked: readonly Ranked[];
  readonly metrics: readonly MetricId[];
}

/** One score; what has none counts as the worst. */
export const scoreOf = ({ score }: Ranked, metric: MetricId): number => score[metric] ?? 0;

/** A weight as it counts: not below 0, and 0 where none is named (method.md section 8). */
export const weightOf = (weights: Weights, metric: MetricId): number => Math.max(0, weights[metric] ?? 0);

/** Σ weight × score / Σ weight over positive weights (method.md section 8); null = none is positive. */
export const weightedScore = (one: Ranked, weights: Weights): number | null => {
  const total = METRIC_IDS.reduce((sum, metric) => sum + weightOf(weights, metric), 0);
  if (!(total > 0)) return null;
  return METRIC_IDS.reduce((sum, metric) => sum + weightOf(weights, metric) * scoreOf(one, metric), 0) / total;
};
