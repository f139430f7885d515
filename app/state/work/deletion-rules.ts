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

/** The comparisons, and the portfolios that have lines. */
const usersAmong = (
  comparisons: readonly Comparison[],
  portfolios: readonly PortfolioUses[],
  linesIn: (uses: PortfolioUses) => number | undefined,
): UsedIn[] => [
  ...comparisons.map(
    ({ comparison_id: id, comparison_name: name }) => ({ kind: "comparison", id, name, lines: 1 }) as const,
  ),
  ...portfolios.flatMap((uses): UsedIn[] => {
    const { portfolio_id: id, portfolio_name: name } = uses;
    const lines = linesIn(uses) ?? 0;
    return lines === 0 ? [] : [{ kind: "portfolio", id, name, lines }];
  }),
];

type WhoUses = (id: string, comparisons: readonly Comparison[], portfolios: readonly PortfolioUses[]) => UsedIn[];

/** Comparisons and portfolios that use a product; it can be deleted if the list is empty (specification section 5, Deletion). */
export const whoUsesProduct: WhoUses = (id, comparisons, portfolios) => {
  const using = comparisons.filter((one) => one.currentProductIds.includes(id));
  return usersAmong(using, portfolios, ({ products }) => products.get(id));
};

/** The comparisons and portfolios that use an own food. */
export const whoUsesFood: WhoUses = (id, comparisons, portfolios) => {
  const using = comparisons.filter((one) => one.food_id === id);
  return usersAmong(using, portfolios, ({ foods }) => foods.get(id));
};

/** Other portfolios that are compared with this one. */
export const whoComparesWith = (
  portfolio_id: string,
  portfolios: readonly Pick<PortfolioUses, "portfolio_id" | "portfolio_name" | "compared_with">[],
): UsedIn[] =>
  portfolios
    // a portfolio that names itself does not prevent its own delete
    .filter((one) => one.portfolio_id !== portfolio_id && one.compared_with.includes(portfolio_id))
    .map(({ portfolio_id: id, portfolio_name: name }) => ({ kind: "portfolio", id, name, lines: 0 }));
