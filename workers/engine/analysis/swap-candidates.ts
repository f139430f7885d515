import type { CompiledProduct } from "../inventory/compiled-product.ts";
import { METRIC_PLACE } from "../metrics/metric-set.ts";
import { settingsOf } from "../portfolio/entry-scoring.ts";
import type { Pair } from "../portfolio/pair-table.ts";
import { bestCandidate, type Candidate } from "../scoring/best-and-worst.ts";
import { metricScores } from "../scoring/metric-scores.ts";
import { scaleOf } from "../scoring/scale.ts";
import { foodRiskOf, productOf, type Scope } from "../scoring/scope.ts";
import type { SwapLimits } from "./swap.ts";

/** Differences of summaries below this are ties (method.md section 9). */
const TIE = 1e-9;

export interface Replacement {
  readonly item: Pair;
  /** uses of the replacement that serve as much as one use of the line */
  readonly uses: number;
}

/** What may stand in for products of a use case: the listed built-ins, and the user's own products with their settings. */
function optionsIn(scope: Scope, usecase_id: string, { reusables_only, excluded, own: { settings } }: SwapLimits) {
  const out = new Set(excluded);
  const own = [...scope.products].flatMap(([id, { definition }]) => (definition.usecase_id === usecase_id ? [id] : []));
  const ids = [...scope.compiled.listedIn(usecase_id).filter((id) => !scope.products.has(id)), ...own];
  return ids.flatMap((prodsys_id) => {
    const overrides = settingsOf(settings, prodsys_id);
    const product = out.has(prodsys_id) ? null : productOf(scope, prodsys_id, overrides);
    return product === null || (reusables_only && !product.reusable) ? [] : [{ product, overrides }];
  });
}

/**
 * Looks for the best replacement of what a line is of: the best summary in its use case for its food, by the active
 * weights and with section 9's ties, and better than the line. Null = there is none, or the line cannot be replaced.
 */
export function createReplacementSearch(scope: Scope, limits: SwapLimits): (pair: Pair) => Replacement | null {
  const { compiled, weights } = scope;
  const { tables } = compiled;
  const options = new Map<string, ReturnType<typeof optionsIn>>();

  return (pair) => {
    const current = productOf(scope, pair.prodsys_id, pair.overrides);
    if (current === null) return null;
    const usecase_id = pair.usecase_id === "" ? current.usecase_id : pair.usecase_id;
    const food_id = pair.food_id === "" ? tables.params.default_food : pair.food_id;
    const food = foodRiskOf(scope, food_id);
    const scale = scaleOf(compiled, usecase_id);
    const scoresOf = (product: CompiledProduct) =>
      metricScores(product, food, usecase_id, scale, tables, weights.values, "portfolio");
    const now = scoresOf(current);
    if (now.items === null || now.summary === null || !food.known) return null;

    const known = options.get(usecase_id) ?? optionsIn(scope, usecase_id, limits);
    options.set(usecase_id, known);
    const found = new Map<CompiledProduct, Replacement>();
    const candidates = known.flatMap(({ product, overrides }): Candidate[] => {
      const scored = scoresOf(product);
      const climate = scored.raw[METRIC_PLACE.climate] ?? null;
      if (product.prodsys_id === pair.prodsys_id || climate === null || scored.items === null) return [];
      const item = { usecase_id: pair.usecase_id, prodsys_id: product.prodsys_id, food_id: pair.food_id, overrides };
      found.set(product, { item, uses: scored.items / (now.items ?? 1) });
      return [{ product, summary: scored.summary, climate }];
    });
    const best = bestCandidate(candidates);
    return best === null || (best.summary ?? 0) <= now.summary + TIE ? null : (found.get(best.product) ?? null);
  };
}
