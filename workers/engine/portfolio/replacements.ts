import { getOrInsert } from "../get-or-insert.ts";
import type { CompiledProduct } from "../inventory/compiled-product.ts";
import type { FoodRisk } from "../metrics/food-risk.ts";
import { bestAndWorst } from "../scoring/best-and-worst.ts";
import { metricScores, type MetricScores } from "../scoring/metric-scores.ts";
import { scaleOf } from "../scoring/scale.ts";
import type { Scope } from "../scoring/scope.ts";

/** What is said of the best and the worst built-in product of a use case; null = it has none. */
type Replacements<T> = Readonly<Record<"best" | "worst", T | null>>;

/**
 * What `of` says of the best and the worst product of a use case for a food (method.md section 9), cached: only the score of
 * a food matters.
 */
export function replacementsBy<T>(
  scope: Scope,
  of: (product: CompiledProduct, usecase_id: string, food: FoodRisk) => T | null,
): (usecase_id: string, food: FoodRisk) => Replacements<T> {
  const kept = new Map<string, Replacements<T>>();
  return (usecase_id, food) =>
    getOrInsert(kept, `${food.score} ${usecase_id}`, () => {
      const { best, worst } = bestAndWorst(scope, usecase_id, food);
      return { best: best && of(best, usecase_id, food), worst: worst && of(worst, usecase_id, food) };
    });
}

export type ReplacementsOf = ReturnType<typeof createReplacements>;

/** Scores of the best and the worst product. */
export const createReplacements = (scope: Scope) =>
  replacementsBy(scope, (product, usecase_id, food): MetricScores => {
    const { compiled, weights } = scope;
    const scale = scaleOf(compiled, usecase_id);
    return metricScores(product, food, usecase_id, scale, compiled.tables, weights.values, "portfolio");
  });
