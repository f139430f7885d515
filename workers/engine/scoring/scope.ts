import type { ComparisonInput, ScoringContext } from "../comparison-result.ts";
import type { CompiledProduct } from "../inventory/compiled-product.ts";
import { customFood, existingFood, unknownFood, type FoodRisk } from "../metrics/food-risk.ts";
import { contentKey } from "../product/content-key.ts";
import { customDefinition, type ProductDefinition } from "../product/definition.ts";
import { settle, type SettledProduct } from "../product/settled-product.ts";
import { itemsPerUnit } from "../product/size.ts";
import type { Reference } from "../tables/reference.ts";
import { objectOf } from "../tables/wire-value.ts";
import { compileTables, type CompiledTables } from "./compiled-tables.ts";
import { weightsOf, type ActiveWeights } from "./weights.ts";

interface OwnProduct {
  readonly key: string;
  readonly definition: ProductDefinition;
}

/** A scoring context with its compiled tables, the user's own products and foods, and weights. */
export interface Scope {
  readonly compiled: CompiledTables;
  readonly weights: ActiveWeights;
  readonly products: ReadonlyMap<string, OwnProduct>;
  readonly foods: ReadonlyMap<string, ReadonlyMap<string, string>>;
}

/** Resolves a context with the tables of a reference. Skips entities without an id. Never throws. */
export const scopeOf = (reference: Reference, context: ScoringContext): Scope => {
  const compiled = compileTables(reference, context.region_use, context.recycling, context.without_reuse_rule === true);
  const products = new Map<string, OwnProduct>();
  for (const value of context.custom_products) {
    const definition = customDefinition(value);
    if (definition !== null) products.set(definition.prodsys_id, { key: `own ${contentKey(value)}`, definition });
  }
  const foods = new Map<string, ReadonlyMap<string, string>>();
  for (const value of context.custom_foods) {
    const food = customFood(value);
    if (food !== null) foods.set(food.food_id, food.props);
  }
  return { compiled, weights: weightsOf(compiled.tables, context.weights), products, foods };
};

const hasContent = (overrides: unknown): boolean => Object.keys(objectOf(overrides) ?? {}).length > 0;

/**
 * A product with its overrides, compiled; null = it does not exist (`missing_entry`). A custom product hides the
 * built-in of the same id (method.md section 8).
 */
export const productOf = (scope: Scope, prodsys_id: string, overrides?: unknown): CompiledProduct | null => {
  const own = scope.products.get(prodsys_id);
  if (own !== undefined) return scope.compiled.compile(own.key, own.definition, overrides);
  if (!hasContent(overrides)) return scope.compiled.builtIn(prodsys_id);
  const definition = scope.compiled.definitionOf(prodsys_id);
  return definition === null ? null : scope.compiled.compile(`built-in ${prodsys_id}`, definition, overrides);
};

/** The input of `productOf`: the definition with its overrides applied; null = it does not exist. */
export const settledOf = (scope: Scope, prodsys_id: string, overrides?: unknown): SettledProduct | null => {
  const definition = scope.products.get(prodsys_id)?.definition ?? scope.compiled.definitionOf(prodsys_id);
  return definition === null ? null : settle(definition, overrides);
};

/** food_prop_id → value_id of a food; a custom food wins over a built-in one; undefined = it does not exist. */
export const foodPropsOf = (scope: Scope, food_id: string): ReadonlyMap<string, string> | undefined =>
  scope.foods.get(food_id) ?? scope.compiled.tables.foods.get(food_id)?.props;

/** The risk of a food; a custom food hides the built-in of the same id everywhere (method.md section 8). */
export const foodRiskOf = (scope: Scope, food_id: string): FoodRisk => {
  const { tables } = scope.compiled;
  const props = foodPropsOf(scope, food_id);
  return props === undefined ? unknownFood(food_id, tables) : existingFood(food_id, props, tables);
};

/** The food of a comparison or a line; an empty id means the default food (method.md section 2, params). */
export const comparedFood = (scope: Scope, food_id: string): FoodRisk =>
  foodRiskOf(scope, food_id === "" ? scope.compiled.tables.params.default_food : food_id);

/** An existing product of a comparison; `items`: per functional unit of the use case, null = its size is unknown. */
interface ComparedProduct {
  readonly asked: ComparisonInput["products"][number];
  readonly product: CompiledProduct;
  readonly items: number | null;
}

/** What `make` gives for each product of a comparison, in the order of the input; null = no such product. */
export const forEachCompared = <T>(
  reference: Reference,
  input: ComparisonInput,
  make: (compared: ComparedProduct, scope: Scope) => T,
): readonly (T | null)[] => {
  const scope = scopeOf(reference, input);
  const useCase = scope.compiled.tables.use_cases.get(input.usecase_id);
  return input.products.map((asked) => {
    const product = productOf(scope, asked.prodsys_id, asked.overrides);
    return product && make({ asked, product, items: itemsPerUnit(product, useCase) }, scope);
  });
};
