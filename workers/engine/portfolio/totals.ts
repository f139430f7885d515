import { METRIC_IDS } from "../../../edge-api/contract/metrics.ts";
import { metricsIn, NO_METRIC, isQuantMetric, QUANT_PLACE } from "../metrics/metric-set.ts";
import { bandOf } from "../scoring/bands.ts";
import { normalize } from "../scoring/normalize.ts";
import type { Scope } from "../scoring/scope.ts";
import { summaryOf } from "../scoring/weights.ts";
import { finite } from "../tables/quantity.ts";
import { perMetric } from "../metrics/per-metric.ts";
import type { PortfolioTotals, PortfolioKpis } from "./portfolio-result.ts";
import { HIGHEST, VALUES, KPI_COLUMNS, KPIS, type KpiColumn } from "./row-layout.ts";

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

/** Key figures of a portfolio from its sums (method.md section 9). `sums`: columns of row-layout.ts. */
export function kpisOf(sums: Float64Array): PortfolioKpis {
  const of = (name: KpiColumn): number => finite(sums[KPIS + KPI_COLUMNS.indexOf(name)] ?? 0);
  const [items, mass_kg] = [of("items"), of("mass_kg")];
  return {
    items,
    mass_kg,
    single_use_mass_kg: of("single_use_mass_kg"),
    plastic_mass_kg: of("plastic_mass_kg"),
    reusable_use_share: items > 0 ? of("reusable_uses") / items : null,
    recycled_content: mass_kg > 0 ? of("recycled_content_kg") / mass_kg : null,
    littered_kg: of("littered_kg"),
    recycled_kg: of("recycled_kg"),
    composted_kg: of("composted_kg"),
    landfilled_kg: of("landfilled_kg"),
    incinerated_kg: of("incinerated_kg"),
    open_dumped_kg: of("open_dumped_kg"),
  };
}
