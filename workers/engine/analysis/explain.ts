import { type MetricId, type RatingMetricId } from "../../../edge-api/contract/metrics.ts";
import type { ComparisonInput } from "../comparison-result.ts";
import { hasMetric, isQuantMetric, METRIC_PLACE, QUANT_PLACE } from "../metrics/metric-set.ts";
import { metricScores } from "../scoring/metric-scores.ts";
import { scaleOf, type Scale } from "../scoring/scale.ts";
import { comparedFood, productOf, scopeOf, type Scope } from "../scoring/scope.ts";
import type { Reference } from "../tables/reference.ts";
import { explainLines } from "./explain-lines.ts";
import { explainRating } from "./explain-rating.ts";
import type { ExplainedScale, Explanation } from "./explanation.ts";

const scaleFor = (scope: Scope, scale: Scale, metric: MetricId): ExplainedScale => {
  const record = scope.compiled.tables.metrics.get(metric);
  return record?.type === "quant" && isQuantMetric(metric)
    ? { type: "quant", highest: scale.highest[QUANT_PLACE[metric]] ?? 0 }
    : { type: "other", lowest: record?.lowest ?? null, highest: record?.highest ?? null };
};

/**
 * The way from one score of a comparison back to its inputs (method.md sections 1 and 10): the product at place `place`,
 * on one metric. Null = there is no such product.
 */
export const explain = (
  reference: Reference,
  input: ComparisonInput,
  place: number,
  metric: MetricId,
): Explanation | null => {
  const asked = input.products[place];
  if (asked === undefined) return null;
  const scope = scopeOf(reference, input);
  const product = productOf(scope, asked.prodsys_id, asked.overrides);
  if (product === null) return null;
  const { compiled, weights } = scope;
  const food = comparedFood(scope, input.food_id);
  const scale = scaleOf(compiled, input.usecase_id);
  const scored = metricScores(product, food, input.usecase_id, scale, compiled.tables, weights.values, "comparison");
  const at = METRIC_PLACE[metric];
  const common = {
    prodsys_id: product.prodsys_id,
    prodsys_name: product.prodsys_name,
    raw: scored.raw[at] ?? null,
    raw_per_use: scored.per_use[at] ?? null,
    score: scored.scores[at] ?? 0,
    scale: scaleFor(scope, scale, metric),
    assumed: hasMetric(scored.assumed, metric),
    below_scale: hasMetric(scored.below_scale, metric),
  };
  if (!isQuantMetric(metric)) {
    const rating: RatingMetricId = metric;
    return { kind: "rating", metric: rating, ...common, ...explainRating(product, food, rating) };
  }
  const column = QUANT_PLACE[metric];
  return {
    kind: "inventory",
    metric,
    ...common,
    items: scored.items,
    uses: product.uses,
    life: product.life[column] ?? 0,
    per_use: product.use[column] ?? 0,
    lines: explainLines(product, compiled, metric, scored.items ?? 1),
  };
};
