import { METRIC_IDS } from "../../../edge-api/contract/metrics.ts";
import { isQuantMetric, metricsIn } from "../metrics/metric-set.ts";
import type { MetricScores } from "../scoring/metric-scores.ts";
import type { Scope } from "../scoring/scope.ts";
import { finite } from "../tables/quantity.ts";
import { portfolioValue } from "./pair-row.ts";
import { perMetric } from "../metrics/per-metric.ts";
import type { EntryScores } from "./portfolio-result.ts";
import { bandIdOf } from "./totals.ts";

/**
 * Scores of one entry (method.md section 11, per_entry). The score does not depend on the quantity: raw and F × highest
 * are both proportional to it.
 */
export function entryScoresOf(scored: MetricScores, quantity: number, scope: Scope): EntryScores {
  const { metrics } = scope.compiled.tables;
  const rawAt = (place: number): number | null => {
    const id = METRIC_IDS[place];
    const value = portfolioValue(scored, place, scope);
    if (value === null || id === undefined) return null;
    return isQuantMetric(id) && metrics.get(id)?.type_port !== "other" ? finite(quantity * value) : value;
  };
  return {
    raw: perMetric(rawAt),
    score: perMetric((place) => scored.scores[place] ?? null),
    summary: scored.summary,
    band: perMetric((place) => bandIdOf(scope, scored.scores[place] ?? null)),
    summary_band: bandIdOf(scope, scored.summary),
    assumed: metricsIn(scored.assumed),
    below_scale: metricsIn(scored.below_scale),
  };
}
