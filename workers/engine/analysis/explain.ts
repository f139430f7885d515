import type { MetricId, RatingMetricId } from "../../../edge-api/contract/metrics.ts";
import type { ComparisonInput } from "../comparison-result.ts";
import { hasMetric, isQuantMetric, METRIC_PLACE, QUANT_PLACE } from "../metrics/metric-set.ts";
import { sizeIn } from "../product/size.ts";
import { metricScores } from "../scoring/metric-scores.ts";
import { scaleOf, type Scale } from "../scoring/scale.ts";
import { comparedFood, productOf, scopeOf, settledOf, type Scope, foodPropsOf } from "../scoring/scope.ts";
import type { Reference } from "../tables/reference.ts";
import { ESTIMATE, explainLines, type ExplainedLine } from "./explain-lines.ts";
import type { CompiledComponent, CompiledProduct } from "../inventory/compiled-product.ts";
import { migrationOf } from "../metrics/chemicals.ts";
import { type FoodRisk, foodTerms } from "../metrics/food-risk.ts";
import type {
  RatingExplanation,
  RatingTerm,
  ExplainedFood,
  ExplainedPart,
  ExplainedScale,
  ExplainedSubject,
  Explanation,
  QualityShare,
} from "./explanation.ts";
import { explainSummary } from "./explain-summary.ts";
import { dataQualityOf } from "./data-quality.ts";
import { decidingEstimates, estimatedOf, estimatedParts, estimatedShare } from "./estimates.ts";
import { waterFiguresOf } from "./water-figures.ts";
import type { Tables } from "../tables/tables.ts";

type Term = Pick<RatingTerm, "value" | "parts" | "way">;

/** The value of each rating for one component, and its parts (method.md section 7). */
const TERM_OF = {
  chemicals: (component, food) => {
    const migration = migrationOf(component, food.score);
    const { presence, inertness, contact_weight, compliance, disclosure } = component;
    const parts = { presence, migration, inertness, contact_weight, compliance, disclosure };
    return { value: presence + migration, parts, way: null };
  },
  sust_source: ({ sourcing, recycled_content }) => ({
    value: sourcing.score,
    parts: { recycled_content },
    way: sourcing.way,
  }),
  recoverability: ({ recycled, composted }) => ({
    value: 5 - 4 * (recycled + composted),
    parts: { recycled, composted },
    way: null,
  }),
} as const satisfies Record<RatingMetricId, (component: CompiledComponent, food: FoodRisk) => Term>;

/** The per-component terms of a rating, each with its weight in the mean (method.md section 7). */
const explainRating = (
  product: CompiledProduct,
  food: FoodRisk,
  metric: RatingMetricId,
): Pick<RatingExplanation, "rule" | "terms"> => {
  if (metric !== "chemicals" && product.reusable_in_ratings) return { rule: "reusable", terms: [] };
  const weightOf = (component: CompiledComponent): number =>
    metric === "chemicals" ? component.contact_weight : component.mass_kg;
  const total = product.components.reduce((sum, component) => sum + weightOf(component), 0);
  const terms = product.components.map((component) => ({
    component_id: component.component_id,
    component_name: component.component_name,
    mat_recipe_name: component.mat_recipe_name,
    weight: total === 0 ? 0 : weightOf(component) / total,
    ...TERM_OF[metric](component, food),
  }));
  return { rule: metric === "chemicals" && total === 0 ? "no_contact" : "mean", terms };
};

/**
 * From best to worst (method.md section 2), then definitions, which are neither good nor bad. Other values count as not
 * stated and are last.
 */
const QUALITIES = ["measured", "government-factor", "published-LCA", "derived", ESTIMATE, "definition", ""] as const;

const qualityOf = ({ quality }: ExplainedLine): string => (QUALITIES.some((known) => known === quality) ? quality : "");

/** Share of a value by quality of its figures, 0-1, best quality first; omits qualities with share 0. */
export const qualityShares = (lines: readonly ExplainedLine[]): readonly QualityShare[] => {
  const total = lines.reduce((sum, line) => sum + Math.abs(line.contribution), 0);
  return QUALITIES.flatMap((quality) => {
    const own = lines.filter((line) => qualityOf(line) === quality);
    const share = own.reduce((sum, line) => sum + Math.abs(line.contribution), 0) / total;
    return share > 0 ? [{ quality, share }] : [];
  });
};

/** Components with their masses as in the scores; built-in products also have the source of each mass. */
const explainParts = (product: CompiledProduct, tables: Tables): readonly ExplainedPart[] => {
  const recipe = product.custom ? [] : (tables.recipes.get(product.prodsys_id) ?? []);
  return product.components.map((component): ExplainedPart => {
    const fields = recipe.find(({ component_id }) => component_id === component.component_id)?.fields;
    const { component_id, component_name, mat_recipe_name, recycled_content, recycled_content_from } = component;
    return {
      component_id,
      component_name,
      mat_recipe_name,
      mass_grams: component.mass_kg * 1000,
      recycled_content,
      recycled_content_from,
      source: fields?.text("source") ?? "",
      source_year: fields?.number("source_year") ?? null,
      quality: fields?.text("quality") ?? "",
      checked: fields?.text("checked") ?? "",
    };
  });
};

/** The food score of a chemicals rating, with one term per property (method.md section 7). */
const explainFood = (scope: Scope, food: FoodRisk): ExplainedFood => {
  const { tables } = scope.compiled;
  const props = foodPropsOf(scope, food.food_id);
  return {
    ...food,
    food_name: tables.foods.get(food.food_id)?.food_name ?? "",
    terms: props === undefined ? [] : foodTerms(props, tables),
  };
};

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
  const estimated = estimatedOf(lines);
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
    estimated: estimatedShare(estimated),
    estimated_parts: estimatedParts(estimated),
    estimates: decidingEstimates(lines),
    water:
      metric === "h2o" && scored.items !== null
        ? waterFiguresOf(product, settledOf(scope, asked.prodsys_id, asked.overrides), scope, scored.items)
        : null,
  };
};
