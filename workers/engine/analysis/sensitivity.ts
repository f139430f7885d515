import type { ComparisonInput } from "../comparison-result.ts";
import type { CompiledProduct } from "../inventory/compiled-product.ts";
import { runToEnd } from "../portfolio/steps.ts";
import { metricScores } from "../scoring/metric-scores.ts";
import { scaleOf } from "../scoring/scale.ts";
import { comparedFood, productOf, scopeOf, settledOf } from "../scoring/scope.ts";
import type { Reference } from "../tables/reference.ts";
import { curveSteps, type Sensitivity } from "./lever-curve.ts";
import { leversOf, withLever, type Lever } from "./lever.ts";

/** The levers of a product of a comparison, by its index in the input; empty = no such product. */
export const leversAt = (reference: Reference, input: ComparisonInput, place: number): readonly Lever[] => {
  const asked = input.products[place];
  const scope = scopeOf(reference, input);
  const settled = asked === undefined ? null : settledOf(scope, asked.prodsys_id, asked.overrides);
  return settled === null ? [] : leversOf(settled, scope.compiled.tables, input.region_use);
};

/**
 * The summary of a product of a comparison as a function of a lever, with those of the others. `place`: index of the
 * product in the input. Null = no such product or lever. Never throws.
 */
export const sensitivity = (
  reference: Reference,
  input: ComparisonInput,
  place: number,
  lever_id: string,
): Sensitivity | null => {
  const lever = leversAt(reference, input, place).find(({ id }) => id === lever_id);
  const moved = input.products[place];
  if (lever === undefined || moved === undefined) return null;
  const scope = scopeOf(reference, input);
  const food = comparedFood(scope, input.food_id);
  const scale = scaleOf(scope.compiled, input.usecase_id);
  const { tables } = scope.compiled;
  const summaryOf = (product: CompiledProduct | null): number | null =>
    product && metricScores(product, food, input.usecase_id, scale, tables, scope.weights.values, "comparison").summary;
  const others = input.products.flatMap(({ prodsys_id, overrides }, other) =>
    other === place ? [] : [{ id: prodsys_id, summary: summaryOf(productOf(scope, prodsys_id, overrides)) }],
  );
  return runToEnd(
    curveSteps(lever, others, (value) =>
      summaryOf(productOf(scope, moved.prodsys_id, withLever(moved.overrides, lever, value))),
    ),
  );
};
