import type { Comparison } from "../../../edge-api/contract/comparison.ts";

/** A comparison or portfolio that prevents a delete. */
export interface UsedIn {
  readonly kind: "comparison" | "portfolio";
  readonly id: string;
  readonly name: string;
  /** entries of the portfolio that name the item; 1 for a comparison, 0 for a portfolio that is only compared with it */
  readonly lines: number;
}

/** What the rules need of a portfolio: the number of entries by product and by food. */
export interface PortfolioUses {
  readonly portfolio_id: string;
  readonly portfolio_name: string;
  readonly compared_with: readonly string[];
  /** prodsys_id → entries */
  readonly products: ReadonlyMap<string, number>;
  /** food_id → entries */
  readonly foods: ReadonlyMap<string, number>;
}

const byComparison = ({ comparison_id, comparison_name }: Comparison): UsedIn => ({
  kind: "comparison",
  id: comparison_id,
  name: comparison_name,
  lines: 1,
});

const byPortfolio = ({ portfolio_id, portfolio_name }: PortfolioUses, lines: number): UsedIn => ({
  kind: "portfolio",
  id: portfolio_id,
  name: portfolio_name,
  lines,
});

/** Comparisons and portfolios that use a product; it can be deleted if the list is empty (specification section 5, Deletion). */
export const whoUsesProduct = (
  prodsys_id: string,
  comparisons: readonly Comparison[],
  portfolios: readonly PortfolioUses[],
): UsedIn[] => [
  ...comparisons.filter((one) => one.currentProductIds.includes(prodsys_id)).map(byComparison),
  ...portfolios.flatMap((one) => {
    const lines = one.products.get(prodsys_id) ?? 0;
    return lines === 0 ? [] : [byPortfolio(one, lines)];
  }),
];

/** Comparisons and portfolios that use a food. */
export const whoUsesFood = (
  food_id: string,
  comparisons: readonly Comparison[],
  portfolios: readonly PortfolioUses[],
): UsedIn[] => [
  ...comparisons.filter((one) => one.food_id === food_id).map(byComparison),
  ...portfolios.flatMap((one) => {
    const lines = one.foods.get(food_id) ?? 0;
    return lines === 0 ? [] : [byPortfolio(one, lines)];
  }),
];

/** Other portfolios that are compared with this one. */
export const whoComparesWith = (
  portfolio_id: string,
  portfolios: readonly Pick<PortfolioUses, "portfolio_id" | "portfolio_name" | "compared_with">[],
): UsedIn[] =>
  portfolios
    // a portfolio that names itself does not prevent its own delete
    .filter((one) => one.portfolio_id !== portfolio_id && one.compared_with.includes(portfolio_id))
    .map(({ portfolio_id: id, portfolio_name: name }) => ({ kind: "portfolio", id, name, lines: 0 }));
