import type { FoodProperty } from "../tables/rating-tables.ts";
import type { Tables } from "../tables/tables.ts";
import { finite } from "../tables/quantity.ts";
import { objectOf, ownValue, textOf } from "../tables/wire-value.ts";

/** How strongly a food draws chemicals out of packaging. */
export interface FoodRisk {
  readonly food_id: string;
  /** false: `unknown_food` (comparison) or `missing_entry` (portfolio) */
  readonly known: boolean;
  /** f of method.md section 7, 1-10 */
  readonly score: number;
}

const LOWEST_SUM = 6;

/** A property without a (known) value counts as its highest score. */
const scoreOf = (property: FoodProperty, value_id: string | undefined): number =>
  property.values.get(value_id ?? "")?.score ??
  [...property.values.values()].reduce((highest, { score }) => Math.max(highest, score), 0);

/** f = 1 + 9/22 × (S − 6), not below 1; S sums one score for each property of food-names. */
export const knownFood = (food_id: string, props: ReadonlyMap<string, string>, tables: Tables): FoodRisk => {
  let sum = 0;
  for (const [id, property] of tables.food_properties) sum += scoreOf(property, props.get(id));
  return { food_id, known: true, score: finite(Math.max(1, 1 + (9 / 22) * (sum - LOWEST_SUM))) };
};

export const unknownFood = (food_id: string, tables: Tables): FoodRisk => ({
  food_id,
  known: false,
  score: tables.params.food_score_default,
});

/** food_prop_id → value_id of a user's own food; null = it has no id. */
export const customFood = (
  value: unknown,
): { readonly food_id: string; readonly props: ReadonlyMap<string, string> } | null => {
  const food_id = textOf(ownValue(value, "food_id"));
  if (food_id === null) return null;
  const list = ownValue(value, "props");
  const props = new Map<string, string>();
  for (const entry of Array.isArray(list) ? (list as readonly unknown[]) : []) {
    const prop = objectOf(entry) === null ? null : textOf(ownValue(entry, "food_prop_id"));
    const choice = textOf(ownValue(entry, "value_id"));
    if (prop !== null && choice !== null) props.set(prop, choice);
  }
  return { food_id, props };
};
