import { type MetricId, type RatingMetricId } from "../../../edge-api/contract/metrics.ts";
import type { ComparisonInput } from "../comparison-result.ts";
import { hasMetric, isQuantMetric, METRIC_PLACE, QUANT_PLACE } from "../metrics/metric-set.ts";
import { sizeIn } from "../product/size.ts";
import { metricScores } from "../scoring/metric-scores.ts";
import { scaleOf, type Scale } from "../scoring/scale.ts";
import { comparedFood, productOf, scopeOf, settledOf, type Scope } from "../scoring/scope.ts";
import type { Reference } from "../tables/reference.ts";
import { explainLines } from "./explain-lines.ts";
import { explainRating } from "./explain-rating.ts";
import { explainFood } from "./explain-food.ts";
import { explainParts } from "./explain-parts.ts";
import { explainSummary } from "./explain-summary.ts";
import type { ExplainedScale, ExplainedSubject, Explanation } from "./explanation.ts";
import { dataQualityOf } from "./data-quality.ts";
import { decidingEstimates, estimatedOf, estimatedShare } from "./estimates.ts";
import { qualityShares } from "./quality-shares.ts";
import { waterFiguresOf } from "./water-figures.ts";

const scaleFor = (scope: Scope, scale: Scale, metric: MetricId): ExplainedScale => {
  const record = scope.compiled.tables.metrics.get(metric);
  if (record?.type === "quant" && isQuantMetric(metric)) {
    const by = scale.set_by[QUANT_PLACE[metric]] ?? null;
    const set_by = by === null ? null : { prodsys_id: by.prodsys_id, prodsys_name: by.prodsys_name };
    return { type: "quant", highest: scale.highest[QUANT_PLACE[metric]] ?? 0, set_by };
  }
  return { type: "other", lowest: record?.lowest ?? null, highest: record?.highest ?? null };
};

/**
 * Explains one score of a comparison by its inputs (method.md sections 1, 8 and 10). `place`: index of the product in the
 * input; `subject`: a metric or the summary. Null = no such product. Never throws.
 */
export const explain = (
  reference: Reference,
  input: ComparisonInput,
  place: number,
  subject: ExplainedSubject,
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
  if (subject === "summary") {
    const quality = product.usable ? dataQualityOf([{ product, items: scored.items ?? 1 }], scope) : null;
    return explainSummary(product, scored, weights.values, quality);
  }
  const metric = subject;
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
    parts: explainParts(product, compiled.tables),
  };
  if (!isQuantMetric(metric)) {
    const rating: RatingMetricId = metric;
    const asked = rating === "chemicals" ? explainFood(scope, food) : null;
    return { kind: "rating", metric: rating, ...common, ...explainRating(product, food, rating), food: asked };
  }
  const column = QUANT_PLACE[metric];
  const useCase = compiled.tables.use_cases.get(input.usecase_id);
  const lines = explainLines(product, compiled, metric, scored.items ?? 1);
  return {
    kind: "inventory",
    metric,
    ...common,
    items: scored.items,
    size_standard: useCase?.size_standard ?? null,
    size: sizeIn(product, useCase),
    unit: useCase?.unit ?? "",
    uses: product.uses,
    life: product.life[column] ?? 0,
    per_use: product.use[column] ?? 0,
    lines,
    quality: qualityShares(lines),
    estimated: estimatedShare(estimatedOf(lines)),
    estimates: decidingEstimates(lines),
    water:
      metric === "h2o" && scored.items !== null
        ? waterFiguresOf(product, settledOf(scope, asked.prodsys_id, asked.overrides), scope, scored.items)
        : null,
  };
};
