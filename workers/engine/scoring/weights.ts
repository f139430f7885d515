import { METRIC_IDS } from "../../../edge-api/contract/metrics.ts";
import { isMetricId } from "../metrics/metric-set.ts";
import type { Tables } from "../tables/tables.ts";
import { numberOf, objectOf, ownValue } from "../tables/wire-value.ts";

/** Weight per metric, order of METRIC_IDS; only positive weights count. */
export interface ActiveWeights {
  readonly values: readonly number[];
  /** keys of the user's weights that are no metric */
  readonly unknown: readonly string[];
}

/** The table's weights, or the user's, which replace them: a metric not named weighs 0 (method.md section 8). */
export const weightsOf = (tables: Tables, own: unknown): ActiveWeights => {
  const weights = objectOf(own);
  return {
    values: METRIC_IDS.map((id) =>
      Math.max(0, weights === null ? (tables.metrics.get(id)?.weight ?? 0) : (numberOf(ownValue(weights, id)) ?? 0)),
    ),
    unknown: weights === null ? [] : Object.keys(weights).filter((id) => !isMetricId(id)),
  };
};

/**
 * Summary of a product: Σ weight × score / Σ weight over metrics with weight > 0, clamped 0-100 (method.md section 8).
 * Null = no weight is positive. Both lists in the order of METRIC_IDS.
 */
export const summaryOf = (scores: readonly number[], weights: readonly number[]): number | null => {
  // the sum of huge weights could overflow: scale them by the largest
  const largest = weights.reduce((most, weight) => Math.max(most, weight), 0);
  if (largest === 0) return null;
  const unit = largest > 1e100 ? largest : 1;
  let total = 0;
  let sum = 0;
  weights.forEach((weight, place) => {
    if (weight <= 0) return;
    total += weight / unit;
    sum += (weight / unit) * (scores[place] ?? 0);
  });
  return Math.min(Math.max(sum / total, 0), 100);
};
