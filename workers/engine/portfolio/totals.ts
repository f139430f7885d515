import { METRIC_IDS } from "../../../edge-api/contract/metrics.ts";
import { metricsIn, NO_METRIC, isQuantMetric, QUANT_PLACE } from "../metrics/metric-set.ts";
import { bandOf } from "../scoring/bands.ts";
import { normalize } from "../scoring/normalize.ts";
import type { Scope } from "../scoring/scope.ts";
import { summaryOf } from "../scoring/weights.ts";
import { finite } from "../tables/quantity.ts";
import { perMetric } from "./per-metric.ts";
import type { PortfolioTotals } from "./portfolio-result.ts";
import { HIGHEST, VALUES } from "./row-layout.ts";

/** Id of the colour band of a score; null = no band, or no score. */
export const bandIdOf = (scope: Scope, score: number | null): string | null =>
  score === null ? null : (bandOf(scope.compiled.tables.bands, score)?.band_id ?? null);

/** Totals of best and worst if no entry can be replaced. */
export const NO_REPLACEMENTS: PortfolioTotals = {
  raw: perMetric(() => null),
  score: perMetric(() => null),
  summary: null,
  band: perMetric(() => null),
  summary_band: null,
  below_scale: [],
};

/**
 * Raw values and scores of one variant (own, best or worst) from the portfolio's sums (method.md section 9): inventory
 * metrics are sums scored against Σ F × highest, ratings are means over the uses with a known value. A metric without
 * any known value has the fallback score.
 * @param sums Σ quantity × row
 * @param start index of the first column of the variant
 */
function scoresOf(sums: Float64Array, start: number, scope: Scope) {
  const { tables } = scope.compiled;
  const raw: (number | null)[] = [];
  const scores: number[] = [];
  let below_scale = NO_METRIC;
  METRIC_IDS.forEach((id, place) => {
    const metric = tables.metrics.get(id);
    const type = metric?.type_port ?? "other";
    const known = sums[start + VALUES + place] ?? 0;
    const sum = sums[start + place] ?? 0;
    const value = known > 0 ? finite(type === "quant" ? sum : sum / known) : null;
    const highest = isQuantMetric(id) ? finite(sums[HIGHEST + QUANT_PLACE[id]] ?? 0) : 0;
    const normalized = metric && normalize(metric, type, value, highest);
    raw.push(value);
    scores.push(normalized?.score ?? tables.params.metric_missing_default);
    if (normalized?.below_scale === true) below_scale |= 1 << place;
  });
  return { raw, scores, below_scale };
}

/** Only the summary, 0-100, from the same arguments as `totalsOf`; null = no positive weight. */
export const summaryOfSums = (sums: Float64Array, start: number, scope: Scope): number | null =>
  summaryOf(scoresOf(sums, start, scope).scores, scope.weights.values);

/**
 * Totals of one variant (own, best or worst) from the portfolio's sums (method.md section 9).
 * @param sums Σ quantity × row (row-layout.ts)
 * @param start index of the first column of the variant: OWN, BEST or WORST
 */
export function totalsOf(sums: Float64Array, start: number, scope: Scope): PortfolioTotals {
  const { raw, scores, below_scale } = scoresOf(sums, start, scope);
  const summary = summaryOf(scores, scope.weights.values);
  return {
    raw: perMetric((place) => raw[place] ?? null),
    score: perMetric((place) => scores[place] ?? null),
    summary,
    band: perMetric((place) => bandIdOf(scope, scores[place] ?? null)),
    summary_band: bandIdOf(scope, summary),
    below_scale: metricsIn(below_scale),
  };
}
