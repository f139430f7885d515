import { getOrInsert } from "../get-or-insert.ts";
import { QUANT_PLACE } from "../metrics/metric-set.ts";
import { settingsOf } from "../portfolio/line-scoring.ts";
import type { Pair } from "../portfolio/pair-table.ts";
import { itemsPerUnit } from "../product/size.ts";
import { rawPerUnit } from "../scoring/scale.ts";
import { comparedFood, productOf, type Scope } from "../scoring/scope.ts";
import type { SwapLimits } from "./swap.ts";

export interface Replacement {
  readonly item: Pair;
  /** g CO2e per functional unit; breaks ties between equal summaries */
  readonly climate: number;
  /** uses of the replacement that serve as much as one use of the line */
  readonly uses: number;
}

/** The use case of a pair: its own, or that of its product. */
export const useCaseOf = (scope: Scope, pair: Pair): string =>
  pair.usecase_id === "" ? (productOf(scope, pair.prodsys_id, pair.overrides)?.usecase_id ?? "") : pair.usecase_id;

/** Allowed replacements in a use case: listed built-in products, and the user's own products with their settings. */
function optionsIn(scope: Scope, usecase_id: string, limits: SwapLimits) {
  const {
    reusables_only,
    own: { settings },
  } = limits;
  const out = new Set([...limits.excluded, ...limits.forbidden]);
  const only = limits.allowed && new Set(limits.allowed);
  const own = [...scope.products].flatMap(([id, { definition }]) => (definition.usecase_id === usecase_id ? [id] : []));
  const ids = [...scope.compiled.listedIn(usecase_id).filter((id) => !scope.products.has(id)), ...own];
  return ids.flatMap((prodsys_id) => {
    const overrides = settingsOf(settings, prodsys_id);
    const isOut = out.has(prodsys_id) || only?.has(prodsys_id) === false;
    const product = isOut ? null : productOf(scope, prodsys_id, overrides);
    return product === null || (reusables_only && !product.reusable) ? [] : [{ product, overrides }];
  });
}

/**
 * Creates a function that lists the allowed replacements of a pair, in its use case and for its food, unranked. Empty =
 * no replacement, or the pair cannot be compared (unknown product or food, no mass, no size).
 */
export function createReplacementSearch(scope: Scope, limits: SwapLimits): (pair: Pair) => readonly Replacement[] {
  const { tables } = scope.compiled;
  const options = new Map<string, ReturnType<typeof optionsIn>>();

  return (pair) => {
    const current = productOf(scope, pair.prodsys_id, pair.overrides);
    const food = comparedFood(scope, pair.food_id);
    if (current === null || !current.usable || !food.exists) return [];
    const usecase_id = pair.usecase_id === "" ? current.usecase_id : pair.usecase_id;
    const useCase = tables.use_cases.get(usecase_id);
    const now = itemsPerUnit(current, useCase);
    if (now === null) return [];

    const known = getOrInsert(options, usecase_id, () => optionsIn(scope, usecase_id, limits));
    return known.flatMap(({ product, overrides }): Replacement[] => {
      const items = itemsPerUnit(product, useCase);
      if (product.prodsys_id === pair.prodsys_id || !product.usable || items === null) return [];
      const item = { usecase_id: pair.usecase_id, prodsys_id: product.prodsys_id, food_id: pair.food_id, overrides };
      return [{ item, climate: rawPerUnit(product, QUANT_PLACE.climate, items), uses: items / now }];
    });
  };
}
