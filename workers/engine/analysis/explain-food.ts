import { foodTerms, type FoodRisk } from "../metrics/food-risk.ts";
import { foodPropsOf, type Scope } from "../scoring/scope.ts";
import type { ExplainedFood } from "./explanation.ts";

/** The food score of a chemicals rating, with one term per property (method.md section 7). */
export const explainFood = (scope: Scope, food: FoodRisk): ExplainedFood => {
  const { tables } = scope.compiled;
  const props = foodPropsOf(scope, food.food_id);
  return {
    ...food,
    food_name: tables.foods.get(food.food_id)?.food_name ?? "",
    terms: props === undefined ? [] : foodTerms(props, tables),
  };
};
