import { atom } from "jotai";
import type { CustomFood } from "../../../edge-api/contract/custom-food.ts";
import type { ComparisonInput, RecyclingChoice, Weights } from "../../../workers/engine/comparison-result.ts";
import { forbiddenIds } from "../../../workers/engine/rules/market-rules.ts";
import { includesForbiddenAtom } from "../core/left-out.ts";
import { catalogueAtom } from "../work/catalogue.ts";
import { comparisonInputAtom, scoringContext } from "../comparison/comparison-input.ts";
import { comparisonsAtom } from "../work/comparisons.ts";
import { portfolioAtom } from "../work/portfolios.ts";

/** The context in which the preview of a product is scored. */
export interface DraftContext {
  readonly usecase_id: string;
  readonly food_id: string;
  readonly region_use: string;
  readonly recycling: RecyclingChoice;
  readonly weights?: Weights;
  readonly custom_foods: readonly CustomFood[];
  /** the products of the comparison that opened the editor, and the user's own among them */
  readonly rivals: Pick<ComparisonInput, "products" | "custom_products"> & {
    /**
     * ids of the products that the titles of that comparison leave out, because the law forbids them; a list, because a draft
     * is kept as JSON
     */
    readonly left_out?: readonly string[];
  };
}

const NO_RIVALS: DraftContext["rivals"] = { products: [], custom_products: [] };

interface Wanted {
  readonly usecase_id: string;
  readonly comparison_id: string | null;
  readonly portfolio_id: string | null;
  readonly region_id: string | null;
}

/**
 * The context of a draft: that of the comparison or portfolio that opened the editor; else the requested region, the one of
 * the last edited comparison, or the first. Without a comparison, the default food, which has the highest risk. null = the
 * tables are not loaded yet.
 */
export const draftContextAtom = atom((get) => (wanted: Wanted): DraftContext | null => {
  const catalogue = get(catalogueAtom);
  if (catalogue === null) return null;
  const { usecase_id, comparison_id, portfolio_id, region_id } = wanted;
  const input = comparison_id === null ? null : get(comparisonInputAtom(comparison_id));
  if (input !== null && input.usecase_id === usecase_id) {
    const { food_id, region_use, recycling, weights, custom_foods, products, custom_products } = input;
    const counts = comparison_id !== null && get(includesForbiddenAtom({ kind: "comparison", id: comparison_id }));
    const left_out = [...forbiddenIds(counts ? [] : catalogue.products, region_use, catalogue, new Date())];
    const rivals = { products, custom_products, left_out };
    return { usecase_id, food_id, region_use, recycling, ...(weights && { weights }), custom_foods, rivals };
  }
  const food_id = catalogue.default_food;
  const portfolio = portfolio_id === null ? null : (get(portfolioAtom(portfolio_id))?.portfolio ?? null);
  if (portfolio !== null) {
    const { data_version: _, ...context } = scoringContext(get, portfolio, portfolio.custom_composting_and_recycling);
    return { usecase_id, food_id, ...context, custom_foods: [], rivals: NO_RIVALS };
  }
  const isUsable = (id: string | null | undefined): id is string =>
    catalogue.regions.some((region) => region.usable && region.region_id === id);
  const last = get(comparisonsAtom).find(({ comparison }) => isUsable(comparison.region_use))?.comparison.region_use;
  const [first] = catalogue.regions.filter(({ usable }) => usable).toSorted((a, b) => a.region_order - b.region_order);
  const region_use = [region_id, last, first?.region_id].find(isUsable);
  if (region_use === undefined) return null;
  return { usecase_id, food_id, region_use, recycling: { custom: false }, custom_foods: [], rivals: NO_RIVALS };
});
