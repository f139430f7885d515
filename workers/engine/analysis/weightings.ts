import { METRIC_IDS, type MetricId } from "../../../edge-api/contract/metrics.ts";
import type { MetricValues, Weights } from "../comparison-result.ts";

/** A product or portfolio that is ranked by its summary. */
export interface Ranked {
  readonly id: string;
  /** 1-100, as used in the summary */
  readonly score: MetricValues;
}

/** Candidates of a ranking, and the metrics of the dataset, on which all of them have a score. */
export interface Contest {
  readonly ranked: readonly Ranked[];
  readonly metrics: readonly MetricId[];
}

/** The score of a candidate on a metric; 0 if it has none. */
export const scoreOf = ({ score }: Ranked, metric: MetricId): number => score[metric] ?? 0;

/** The effective weight of a metric: at least 0; 0 if absent (method.md section 8). */
export const weightOf = (weights: Weights, metric: MetricId): number => Math.max(0, weights[metric] ?? 0);

/** Σ weight × score / Σ weight over positive weights (method.md section 8); null = no positive weight. */
export const weightedScore = (one: Ranked, weights: Weights): number | null => {
  const total = METRIC_IDS.reduce((sum, metric) => sum + weightOf(weights, metric), 0);
  if (!(total > 0)) return null;
  return METRIC_IDS.reduce((sum, metric) => sum + weightOf(weights, metric) * scoreOf(one, metric), 0) / total;
};
