import { METRIC_IDS } from "../../../edge-api/contract/metrics.ts";
import type { CompiledProduct } from "../inventory/compiled-product.ts";
import { hasMetric, isQuantMetric } from "../metrics/metric-set.ts";
import type { MetricScores } from "../scoring/metric-scores.ts";
import type { DataQuality } from "./data-quality.ts";
import { estimatedShare } from "./estimates.ts";

/**
 * The summary as a weighted mean (method.md section 8): Σ weight × score / Σ weight, clamped to 0-100. `weights`: order of
 * METRIC_IDS; `quality` null = no impact.
 */
export const explainSummary = (
  product: CompiledProduct,
  scored: MetricScores,
  weights: readonly number[],
  quality: DataQuality | null,
) => {
  // the sum of huge weights could overflow: scale them by the largest
  const largest = Math.max(...weights, 0);
  const total = largest === 0 ? 0 : weights.reduce((sum, weight) => sum + weight / largest, 0);
  return {
    kind: "summary" as const,
    prodsys_id: product.prodsys_id,
    prodsys_name: product.prodsys_name,
    /** null = no weight is positive */
    summary: scored.summary,
    /** share of its inventory metrics that depends on estimates, weighted, 0-1; null = none has weight and impact */
    estimated: quality?.summary ?? null,
    /** every metric, order of METRIC_IDS; those without weight have no points */
    terms: METRIC_IDS.map((metric, place) => {
      const weight = weights[place] ?? 0;
      const score = scored.scores[place] ?? 0;
      const share = total === 0 ? 0 : weight / largest / total;
      return {
        metric,
        weight,
        score,
        /** weight / Σ weight */
        share,
        /** they sum to the summary */
        points: share * score,
        /** share of the metric that depends on estimates, 0-1; null = a rating, or no impact */
        estimated: quality !== null && isQuantMetric(metric) ? estimatedShare(quality[metric]) : null,
        assumed: hasMetric(scored.assumed, metric),
        below_scale: hasMetric(scored.below_scale, metric),
      };
    }),
  };
};
