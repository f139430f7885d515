import type { ChoosableNames } from "../choosable-names.ts";
import { productOf, type Scope } from "../engine/scoring/scope.ts";

/** Names for the ids of a portfolio's lines; an id that nothing has stands for itself. */
export interface ExportNames {
  readonly product: (prodsys_id: string) => string;
  readonly food: (food_id: string) => string;
  readonly useCase: (usecase_id: string) => string;
}

export function exportNames(names: ChoosableNames, scope: Scope): ExportNames {
  const products = new Map(names.products.map(({ prodsys_id, prodsys_name }) => [prodsys_id, prodsys_name]));
  const foods = new Map(names.foods.map(({ food_id, food_name }) => [food_id, food_name]));
  const useCases = new Map(names.use_cases.map(({ usecase_id, usecase_name }) => [usecase_id, usecase_name]));
  return {
    // what is no longer listed may still be in a portfolio
    product: (id) => products.get(id) ?? productOf(scope, id)?.prodsys_name ?? id,
    food: (id) => foods.get(id) ?? id,
    useCase: (id) => useCases.get(id) ?? id,
  };
}
