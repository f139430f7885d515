import type { ChoosableNames } from "../choosable-names.ts";
import { productOf, type Scope } from "../engine/scoring/scope.ts";

/** Names for the ids in a portfolio; an unknown id is its own name. */
export interface ExportNames {
  readonly product: (prodsys_id: string) => string;
  readonly food: (food_id: string) => string;
  readonly useCase: (usecase_id: string) => string;
}

const nameIn = (list: readonly (readonly [id: string, name: string])[]) => {
  const names = new Map(list);
  return (id: string): string => names.get(id) ?? id;
};

/** The names in the lists of the page. */
export const listedNames = ({ products, foods, use_cases }: ChoosableNames): ExportNames => ({
  product: nameIn(products.map(({ prodsys_id, prodsys_name }) => [prodsys_id, prodsys_name])),
  food: nameIn(foods.map(({ food_id, food_name }) => [food_id, food_name])),
  useCase: nameIn(use_cases.map(({ usecase_id, usecase_name }) => [usecase_id, usecase_name])),
});

/** The names in lists, else from the tables for products that are no longer listed. */
export function exportNames(names: ChoosableNames, scope: Scope): ExportNames {
  const listed = listedNames(names);
  const products = new Set(names.products.map(({ prodsys_id }) => prodsys_id));
  return {
    ...listed,
    product: (id) => (products.has(id) ? listed.product(id) : (productOf(scope, id)?.prodsys_name ?? id)),
  };
}
