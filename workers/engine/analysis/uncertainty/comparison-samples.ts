import { METRIC_IDS } from "../../../../edge-api/contract/metrics.ts";
import type { ComparisonInput } from "../../comparison-result.ts";
import type { CompiledProduct } from "../../inventory/compiled-product.ts";
import { isQuantMetric, QUANT_PLACE } from "../../metrics/metric-set.ts";
import { within, type Steps } from "../../portfolio/steps.ts";
import { itemsPerUnit } from "../../product/size.ts";
import { normalize } from "../../scoring/normalize.ts";
import { perItem } from "../../scoring/per-item.ts";
import { comparedFood, productOf, scopeOf, settledOf, type Scope } from "../../scoring/scope.ts";
import { summaryOf } from "../../scoring/weights.ts";
import { finite } from "../../tables/quantity.ts";
import type { Reference } from "../../tables/reference.ts";
import { drawnHighest } from "./drawn-scales.ts";
import { DRAWN_VALUES, ProductDraws, RECOVERABILITY, SOURCING, type Normals } from "./product-draws.ts";
import type { UncertainQuantities } from "./quantities.ts";
import { SampleCollector, type ScoreSamples } from "./score-samples.ts";
import type { DrawSettings } from "./uncertainty.ts";

/** Draws per step: 1-2 ms. */
const DRAWS_A_STEP = 32;
/** Approximate share of the work for drawing the quantities; the rest is scoring the products. */
const DRAWN = 0.2;

interface Compared {
  readonly product: CompiledProduct;
  /** index of its first value in a row of drawn values */
  readonly at: number;
  readonly items: number | null;
  readonly chemicals: number | null;
}

/** Raw value of a metric in one draw, as in the results: per functional unit, or the rating itself. */
const rawOf = (compared: Compared, place: number, values: Float64Array): number | null => {
  const { product, at, items, chemicals } = compared;
  const id = METRIC_IDS[place];
  if (id === undefined || !product.usable) return null;
  if (isQuantMetric(id)) return items === null ? null : finite(items * (values[at + QUANT_PLACE[id]] ?? 0));
  if (id === "chemicals") return chemicals;
  return values[at + (id === "sust_source" ? SOURCING : RECOVERABILITY)] ?? null;
};

interface Scored {
  readonly compared: Compared;
  /** raw values and scores, order of METRIC_IDS */
  readonly raw: readonly (number | null)[];
  readonly scores: readonly number[];
  readonly summary: number | null;
}

/** A comparison that can be scored with other values of its uncertain quantities. */
export interface MovableComparison {
  readonly drawn: ProductDraws;
  /** in the order of the input; null = no such product */
  readonly products: readonly (Compared | null)[];
  /** Scores all products with the values of one row of multipliers. `emit`: its argument is valid only during the call. */
  readonly score: (values: Float64Array, emit: (scored: Scored) => void) => void;
}

/** Prepares a comparison for scoring with multipliers of its uncertain quantities (method.md section 10). Never throws. */
export function movableComparison(reference: Reference, input: ComparisonInput): MovableComparison {
  const scope: Scope = scopeOf(reference, input);
  const { compiled, weights } = scope;
  const { tables } = compiled;
  const useCase = tables.use_cases.get(input.usecase_id);
  const food = comparedFood(scope, input.food_id);
  const drawn = new ProductDraws(compiled);
  const products = input.products.map(({ prodsys_id, overrides }): Compared | null => {
    const product = productOf(scope, prodsys_id, overrides);
    const place = product && drawn.add(product, () => settledOf(scope, prodsys_id, overrides));
    if (product === null || place === null) return null;
    return {
      product,
      at: place * DRAWN_VALUES,
      items: itemsPerUnit(product, useCase),
      chemicals: perItem(product, food).raw[METRIC_IDS.indexOf("chemicals")] ?? null,
    };
  });
  const highestOf = drawnHighest(drawn, compiled, input.usecase_id);
  const metrics = METRIC_IDS.map((id) => ({
    metric: tables.metrics.get(id),
    column: isQuantMetric(id) ? QUANT_PLACE[id] : null,
  }));
  const raw = METRIC_IDS.map((): number | null => null);
  const scores = METRIC_IDS.map(() => 0);
  const score: MovableComparison["score"] = (values, emit) => {
    const highest = highestOf(values);
    for (const compared of products) {
      if (compared === null) continue;
      metrics.forEach(({ metric, column }, place) => {
        const value = rawOf(compared, place, values);
        const top = column === null ? 0 : (highest[column] ?? 0);
        raw[place] = value;
        scores[place] =
          (metric === undefined ? null : normalize(metric, metric.type, value, top).score) ??
          tables.params.metric_missing_default;
      });
      emit({ compared, raw, scores, summary: summaryOf(scores, weights.values) });
    }
  };
  return { drawn, products, score };
}

/**
 * All draws of the products of a comparison, scored like the comparison (method.md section 10), in the order of the
 * input; null = no such product. Yields the share done. Never throws.
 */
export function* comparisonSampleSteps(
  reference: Reference,
  input: ComparisonInput,
  settings: DrawSettings & Normals,
): Steps<{ readonly products: readonly (ScoreSamples | null)[]; readonly quantities: UncertainQuantities }> {
  const { draws } = settings;
  const { drawn, products, score } = movableComparison(reference, input);
  const collectors = new Map(products.map((product) => [product, new SampleCollector(draws)]));
  const valuesAt = yield* within(0, DRAWN, drawn.steps(settings));
  for (let draw = 0; draw < draws; draw++) {
    if (draw % DRAWS_A_STEP === 0 && draw > 0) yield DRAWN + ((1 - DRAWN) * draw) / draws;
    score(valuesAt(draw), ({ compared, raw, scores, summary }) => {
      const collector = collectors.get(compared);
      if (collector === undefined) return;
      scores.forEach((each, place) => collector.metric(draw, place, raw[place] ?? null, each));
      collector.summary(draw, summary);
    });
  }
  return {
    products: products.map((product) => (product === null ? null : (collectors.get(product)?.samples() ?? null))),
    quantities: drawn.quantities,
  };
}
