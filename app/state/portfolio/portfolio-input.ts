import { atom, type Atom } from "jotai";
import { selectAtom } from "jotai/utils";
import type { ComparisonInput, ScoringContext } from "../../../workers/engine/comparison-result.ts";
import { differentNumbers } from "../../../workers/engine/portfolio/different-numbers.ts";
import { settingsOf, type ProductSettings } from "../../../workers/engine/portfolio/line-scoring.ts";
import type { LineTable } from "../../../workers/engine/portfolio/line-table.ts";
import { foodsAtom } from "../work/foods.ts";
import { scoringContext } from "../comparison/comparison-input.ts";
import { portfolioAtom } from "../work/portfolios.ts";
import type { PortfolioInput } from "./portfolio-session.ts";
import { portfolioTableAtom } from "./portfolio-table.ts";
import { productsAtom } from "../work/products.ts";
import { atomFamily } from "../core/atom-family.ts";

const idsIn = (table: LineTable, column: Uint32Array): ReadonlySet<string> =>
  new Set(differentNumbers(column).map((number) => table.idOf(number)));

interface ScoredFor {
  readonly context: ScoringContext;
  readonly settings: ProductSettings;
}

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/**
 * The engine's input for a portfolio; context and settings are the same objects while their content is equal. Null = no such
 * portfolio, or its lines are not loaded yet.
 */
export const portfolioInputAtom = atomFamily((id): Atom<PortfolioInput | null> => {
  /** Everything but the lines, with only the own products and foods that lines name. */
  const scoredForAtom = atom((get): ScoredFor | null => {
    const stored = get(portfolioAtom(id));
    const table = get(portfolioTableAtom(id));
    if (stored === null || table === null) return null;
    const [productIds, foodIds] = [idsIn(table, table.columns.product), idsIn(table, table.columns.food)];
    const products = get(productsAtom)
      .map(({ product }) => product)
      .filter(({ customProduct }) => productIds.has(customProduct.product.prodsys_id));
    const foods = get(foodsAtom).flatMap(({ food }) => (foodIds.has(food.food_id) ? [food] : []));
    return {
      context: {
        ...scoringContext(get, stored.portfolio, stored.portfolio.custom_composting_and_recycling),
        custom_products: products.map(({ customProduct }) => customProduct.product),
        custom_foods: foods,
      },
      settings: Object.fromEntries(
        products.map(({ customProduct, overrides }) => [customProduct.product.prodsys_id, overrides]),
      ),
    };
  });
  const contextAtom = selectAtom(scoredForAtom, (given) => given?.context ?? null, same);
  const settingsAtom = selectAtom(scoredForAtom, (given) => given?.settings ?? null, same);
  return atom((get) => {
    const table = get(portfolioTableAtom(id));
    const [context, settings] = [get(contextAtom), get(settingsAtom)];
    return table === null || context === null || settings === null ? null : { table, context, settings };
  });
});

/** A product of a portfolio as the engine's input, with its saved settings. */
export const productInput = (prodsys_id: string, { settings }: PortfolioInput): ComparisonInput["products"][number] => {
  const overrides = settingsOf(settings, prodsys_id);
  return { prodsys_id, ...(overrides && { overrides }) };
};

/** Products of a portfolio by their numbers, under the portfolio's first use case: the engine needs an existing one. */
export const productsInput = (input: PortfolioInput, numbers: readonly number[]): ComparisonInput => ({
  ...input.context,
  usecase_id: input.table.useCases[0] ?? "",
  food_id: "",
  products: numbers.map((number) => productInput(input.table.idOf(number), input)),
});
