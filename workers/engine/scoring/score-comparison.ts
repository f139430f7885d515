import { METRIC_IDS, type MetricId } from "../../../edge-api/contract/metrics.ts";
import { perStage } from "../inventory/contributions.ts";
import type { Circularity, ComparisonInput, ComparisonScores, ProductScores } from "../comparison-result.ts";
import type { CompiledProduct } from "../inventory/compiled-product.ts";
import { createFindings, type Findings } from "../inventory/findings.ts";
import type { FoodRisk } from "../metrics/food-risk.ts";
import { metricsIn, NO_METRIC, QUANT_METRICS } from "../metrics/metric-set.ts";
import { perMetric, perQuantMetric } from "../metrics/per-metric.ts";
import { sizeIn } from "../product/size.ts";
import { finite } from "../tables/quantity.ts";
import type { Reference } from "../tables/reference.ts";
import type { Warning } from "../warning.ts";
import { bandOf } from "./bands.ts";
import { metricScores, type MetricScores } from "./metric-scores.ts";
import { scaleOf } from "./scale.ts";
import { comparedFood, productOf, scopeOf, type Scope } from "./scope.ts";

const valuesOf = <T>(list: readonly (T | null)[]): Record<MetricId, T | null> =>
  perMetric((place) => list[place] ?? null);

const circularityOf = (product: CompiledProduct, items: number | null): Circularity => {
  const { plastic: _, ...flows } = product.flows;
  const [heaviest] = product.components.toSorted((a, b) => b.mass_kg - a.mass_kg);
  const not_recycled = flows.recycled > 0 ? null : (heaviest?.not_recycled ?? null);
  return { ...flows, not_recycled, mass_per_unit: finite(((items ?? 0) * product.mass_kg * 1000) / product.uses) };
};

/** Records the warnings of a product's scores; those of its inventory are separate (method.md sections 2 and 8). */
const noteScores = (
  scores: MetricScores,
  product: CompiledProduct,
  usecase_id: string,
  scope: Scope,
  findings: Findings,
) => {
  const { tables } = scope.compiled;
  const useCase = tables.use_cases.get(usecase_id);
  if (scores.items === null) {
    const field = sizeIn(product, useCase) === null ? "dimension_prod" : "size_standard";
    findings.warn("value_out_of_range", field, QUANT_METRICS);
  }
  METRIC_IDS.forEach((id, place) => {
    const bit = 1 << place;
    if ((scores.missing & bit) !== 0 && scores.raw[place] !== null) findings.warn("unknown_metric", id, bit);
    if ((scores.below_scale & bit) !== 0) findings.warn("below_scale", id, NO_METRIC);
    if ((scores.out_of_range & bit) !== 0) findings.warn("value_out_of_range", id, NO_METRIC);
  });
};

/** Scores of one product of a comparison, with all its warnings. */
const scoreProduct = (
  product: CompiledProduct,
  food: FoodRisk,
  usecase_id: string,
  scope: Scope,
): { readonly scores: ProductScores; readonly warnings: readonly Warning[] } => {
  const { compiled, weights } = scope;
  const { tables } = compiled;
  const findings = createFindings(product.prodsys_id);
  const scale = scaleOf(compiled, usecase_id);
  const scored = metricScores(product, food, usecase_id, scale, tables, weights.values, "comparison");
  noteScores(scored, product, usecase_id, scope, findings);
  const band = (score: number): string | null => {
    const found = bandOf(tables.bands, score);
    if (found === null) findings.warn("missing_colour_range", String(Math.round(score)), NO_METRIC);
    return found?.band_id ?? null;
  };
  const items = scored.items;
  const scores: ProductScores = {
    prodsys_id: product.prodsys_id,
    raw: valuesOf(scored.raw),
    raw_per_use: valuesOf(scored.per_use),
    score: valuesOf(scored.scores),
    summary: scored.summary,
    band: valuesOf(scored.scores.map(band)),
    summary_band: scored.summary === null ? null : band(scored.summary),
    assumed: metricsIn(scored.assumed),
    below_scale: metricsIn(scored.below_scale),
    undeclared: product.undeclared,
    per_stage: perQuantMetric((_, metric) => perStage(product, compiled, metric, product.usable ? (items ?? 0) : 0)),
    items,
    uses: product.uses,
    reusable_in_ratings: product.reusable_in_ratings,
    circularity: circularityOf(product, items),
  };
  return { scores, warnings: [...product.warnings, ...findings.warnings] };
};

/** Warnings about the food, the weights and the metric table, which belong to no product. */
export const contextWarnings = (scope: Scope, food: FoodRisk | null): readonly Warning[] => {
  const { tables } = scope.compiled;
  const absent = METRIC_IDS.filter((id) => tables.metrics.get(id)?.known !== true);
  const odd = new Set([...tables.strange_metrics, ...absent, ...scope.weights.unknown]);
  return [
    ...(food === null || food.known ? [] : [{ code: "unknown_food", id: food.food_id } as const]),
    ...[...odd].map((id) => ({ code: "unknown_metric", id }) as const),
  ];
};

/**
 * Scores the products of a comparison, in the order of the input (method.md sections 2 to 8). An unknown product gives
 * null and `missing_entry`; an empty food_id means the default food. Units: see ProductScores. Never throws.
 */
export const scoreComparison = (reference: Reference, input: ComparisonInput): ComparisonScores => {
  const scope = scopeOf(reference, input);
  const food = comparedFood(scope, input.food_id);
  const warnings: Warning[] = [...contextWarnings(scope, food)];
  const products = input.products.map(({ prodsys_id, overrides }) => {
    const product = productOf(scope, prodsys_id, overrides);
    if (product === null) {
      warnings.push({ code: "missing_entry", id: prodsys_id });
      return null;
    }
    const scored = scoreProduct(product, food, input.usecase_id, scope);
    warnings.push(...scored.warnings);
    return scored.scores;
  });
  const scale = scaleOf(scope.compiled, input.usecase_id);
  return { products, highest: perQuantMetric((column) => scale.highest[column] ?? 0), warnings };
};
