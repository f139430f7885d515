import type { CompiledProduct } from "../inventory/compiled-product.ts";
import type { FoodRisk } from "../metrics/food-risk.ts";
import { bestAndWorst } from "../scoring/best-and-worst.ts";
import { metricScores, type MetricScores } from "../scoring/metric-scores.ts";
import { scaleOf } from "../scoring/scale.ts";
import type { Scope } from "../scoring/scope.ts";

/** Scores of the best and the worst built-in product; null = the use case has no built-in products. */
export interface Replacements {
  readonly best: MetricScores | null;
  readonly worst: MetricScores | null;
}

export type ReplacementsOf = (usecase_id: string, food: FoodRisk) => Replacements;

/** Best and worst of a use case for a food (method.md section 9), cached. */
export function createReplacements(scope: Scope): ReplacementsOf {
  const { compiled, weights } = scope;
  // only the score of a food matters, so foods with the same score share their replacements
  const kept = new Map<string, Map<number, Replacements>>();
  return (usecase_id, food) => {
    const ofUseCase = kept.get(usecase_id) ?? new Map<number, Replacements>();
    kept.set(usecase_id, ofUseCase);
    const known = ofUseCase.get(food.score);
    if (known !== undefined) return known;
    const scale = scaleOf(compiled, usecase_id);
    const scoresOf = (product: CompiledProduct | null) =>
      product && metricScores(product, food, usecase_id, scale, compiled.tables, weights.values, "portfolio");
    const { best, worst } = bestAndWorst(scope, usecase_id, food);
    const replacements = { best: scoresOf(best), worst: scoresOf(worst) };
    ofUseCase.set(food.score, replacements);
    return replacements;
  };
}
