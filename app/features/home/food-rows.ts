import type { Catalogue } from "../../../workers/engine/catalogue.ts";
import { draftOfFood, foodScoreOf } from "../../../workers/engine/rules/food-draft.ts";
import type { StoredFood } from "../../state/work/foods.ts";
import type { WorkRow } from "./work-row.ts";

/** A user-defined food as the home page shows it. */
export interface FoodRow extends WorkRow {
  /** names of the values, in the order of the properties */
  readonly values: readonly string[];
  /** 1 best - 10 worst (method.md section 7) */
  readonly score: number;
  /** number of properties without a value, because the tables gained them after the food was saved */
  readonly missing: number;
}

/** The rows of the home page, in stored order; without a catalogue no values are named. */
export const foodRows = (stored: readonly StoredFood[], catalogue: Catalogue | null): FoodRow[] => {
  const properties = (catalogue?.food_properties ?? []).toSorted((a, b) => a.order - b.order);
  return stored.map(({ food, changed }) => {
    const draft = draftOfFood(food);
    const { score, missing } = foodScoreOf(draft, properties);
    return {
      id: food.food_id,
      name: food.food_name,
      values: properties.flatMap(
        ({ food_prop_id, values }) =>
          values.find((value) => value.value_id === draft.props[food_prop_id])?.value_name ?? [],
      ),
      score,
      missing: missing.length,
      changed,
    };
  });
};
