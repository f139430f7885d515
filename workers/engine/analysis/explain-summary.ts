import { METRIC_IDS } from "../../../edge-api/contract/metrics.ts";
import type { CompiledProduct } from "../inventory/compiled-product.ts";
import { hasMetric, isQuantMetric } from "../metrics/metric-set.ts";
import type { MetricScores } from "../scoring/metric-scores.ts";
import type { DataQuality } from "./data-quality.ts";
import { estimatedShare } from "./estimates.ts";
import type { SummaryExplanation } from "./explanation.ts";

/** The summary as a weighted mean (method.md section 8). `weights`: order of METRIC_IDS; `quality` null = no impact. */
export const explainSummary = (
  product: CompiledProduct,
  scored: MetricScores,
  weights: readonly number[],
  quality: DataQuality | null,
): SummaryExplanation => {
  // the sum of huge weights could overflow: scale them by the largest
  const largest = Math.max(...weights, 0);
  const total = largest === 0 ? 0 : weights.reduce((sum, weight) => sum + weight / largest, 0);
  return {
    kind: "summary",
    prodsys_id: product.prodsys_id,
    prodsys_name: product.prodsys_name,
    summary: scored.summary,
    estimated: quality?.summary ?? null,
    terms: METRIC_IDS.map((metric, place) => {
      const weight = weights[place] ?? 0;
      const score = scored.scores[place] ?? 0;
      const share = total === 0 ? 0 : weight / largest / total;
      return {
        metric,
        weight,
        score,
        share,
        points: share * score,
        estimated: quality !== null && isQuantMetric(metric) ? estimatedShare(quality[metric]) : null,
        assumed: hasMetric(scored.assumed, metric),
        below_scale: hasMetric(scored.below_scale, metric),
      };
    }),
  };
};
