import type { Atom } from "jotai";
import { selectAtom } from "jotai/utils";
import type { ComparisonInput } from "../../workers/engine/comparison-result.ts";
import { comparisonAtom, type StoredComparison } from "./comparisons.ts";

/** What the scores depend on; a new name or note is no reason to score again. */
const inputOf = (stored: StoredComparison | null): ComparisonInput | null => {
  if (stored === null) return null;
  const { comparison } = stored;
  const { recycle, compost } = comparison.recycling_overrides;
  return {
    region_use: comparison.region_use,
    recycling: {
      custom: comparison.customCompostingAndRecycling,
      ...(recycle === undefined ? {} : { recycle }),
      ...(compost === undefined ? {} : { compost }),
    },
    ...(comparison.weights === undefined ? {} : { weights: comparison.weights }),
    custom_products: [],
    custom_foods: [],
    usecase_id: comparison.usecase_id,
    food_id: comparison.food_id,
    products: comparison.currentProductIds.map((prodsys_id) => ({ prodsys_id })),
  };
};

const sameInput = (a: ComparisonInput | null, b: ComparisonInput | null): boolean =>
  JSON.stringify(a) === JSON.stringify(b);

const byId = new Map<string, Atom<ComparisonInput | null>>();

/** What the engine is asked about a comparison, the same object while nothing in it changes; null = no such comparison. */
export const comparisonInputAtom = (id: string): Atom<ComparisonInput | null> => {
  const known = byId.get(id) ?? selectAtom(comparisonAtom(id), inputOf, sameInput);
  byId.set(id, known);
  return known;
};
