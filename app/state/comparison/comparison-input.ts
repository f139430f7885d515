import { atom, type Atom, type Getter } from "jotai";
import { selectAtom } from "jotai/utils";
import type { Comparison } from "../../../edge-api/contract/comparison.ts";
import type { SavedProduct } from "../../../edge-api/contract/entities.ts";
import type { ComparisonInput, ScoringContext } from "../../../workers/engine/comparison-result.ts";
import { comparisonAtom } from "../work/comparisons.ts";
import { foodAtom } from "../work/foods.ts";
import { pinnedVersion } from "../engine/reference-catalogue.ts";
import { productAtom } from "../work/products.ts";
import { atomFamily } from "../core/atom-family.ts";

/**
 * Recycling settings, weights and region of a comparison or portfolio, and the pinned version. Name and note are left out: they do
 * not affect scores.
 *
 * @param custom the recycling settings are the subject's own
 */
export const scoringContext = (
  get: Getter,
  head: Pick<Comparison, "data_version" | "recycling_overrides" | "region_use" | "weights">,
  custom: boolean,
): Pick<ScoringContext, "data_version" | "recycling" | "region_use" | "weights"> => {
  const { recycle, compost } = head.recycling_overrides;
  const kept = pinnedVersion(get, head);
  return {
    ...(kept !== undefined && { data_version: kept }),
    region_use: head.region_use,
    recycling: { custom, ...(recycle && { recycle }), ...(compost && { compost }) },
    ...(head.weights && { weights: head.weights }),
  };
};

const productInput = (prodsys_id: string, own: SavedProduct | undefined): ComparisonInput["products"][number] =>
  own === undefined || Object.keys(own.overrides).length === 0
    ? { prodsys_id }
    : { prodsys_id, overrides: own.overrides };

/**
 * The engine's input for a comparison, with only the own products and foods that it names; the same object while its
 * content is equal; null = no such comparison.
 */
export const comparisonInputAtom = atomFamily((id): Atom<ComparisonInput | null> => {
  const wholeAtom = atom((get): ComparisonInput | null => {
    const stored = get(comparisonAtom(id));
    if (stored === null) return null;
    const { currentProductIds, food_id, usecase_id, customCompostingAndRecycling } = stored.comparison;
    const products = currentProductIds.flatMap((prodsys_id) => get(productAtom(prodsys_id))?.product ?? []);
    const food = get(foodAtom(food_id))?.food;
    const own = new Map(products.map((product) => [product.customProduct.product.prodsys_id, product]));
    return {
      ...scoringContext(get, stored.comparison, customCompostingAndRecycling),
      usecase_id,
      food_id,
      custom_products: products.map(({ customProduct }) => customProduct.product),
      custom_foods: food === undefined ? [] : [food],
      products: currentProductIds.map((prodsys_id) => productInput(prodsys_id, own.get(prodsys_id))),
    };
  });
  return selectAtom(
    wholeAtom,
    (input) => input,
    (a, b) => JSON.stringify(a) === JSON.stringify(b),
  );
});
