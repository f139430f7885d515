import type { FoodProperty } from "../tables/rating-tables.ts";
import type { Tables } from "../tables/tables.ts";
import { finite } from "../tables/quantity.ts";
import { objectOf, ownValue, textOf } from "../tables/wire-value.ts";

/** How strongly a food extracts chemicals from packaging. */
export interface FoodRisk {
  readonly food_id: string;
  /** false: `missing_entry` in a portfolio */
  readonly exists: boolean;
  /** false: `unknown_food`, because it does not exist or no table names a property; chemicals is assumed */
  readonly known: boolean;
  /** f of method.md section 7, 1-10 */
  readonly score: number;
}

const LOWEST_SUM = 6;

/** One property of a food with the score that counts. */
export interface FoodTerm {
  readonly food_prop_id: string;
  readonly food_prop_name: string;
  /** null = not stated or not known: the highest score of the property counts */
  readonly value_name: string | null;
  readonly score: number;
}

/** A property without a (known) value counts as its highest score. */
const termOf = (property: FoodProperty, value_id: string | undefined): FoodTerm => {
  const { food_prop_id, food_prop_name, values } = property;
  const stated = values.get(value_id ?? "");
  const score = stated?.score ?? [...values.values()].reduce((highest, { score }) => Math.max(highest, score), 0);
  return { food_prop_id, food_prop_name, value_name: stated?.value_name ?? null, score };
};

/** The terms of S (method.md section 7), one for each property, in the order of the tables. */
export const foodTerms = (props: ReadonlyMap<string, string>, tables: Tables): readonly FoodTerm[] =>
  [...tables.food_properties].map(([id, property]) => termOf(property, props.get(id)));

/** f = 1 + 9/22 × (S − 6), not below 1; S sums one score for each property (method.md section 7). */
export const foodScoreOfSum = (sum: number): number => finite(Math.max(1, 1 + (9 / 22) * (sum - LOWEST_SUM)));

/** Risk of an existing food (method.md section 7). `known` is false if no table names a property. */
export const existingFood = (food_id: string, props: ReadonlyMap<string, string>, tables: Tables): FoodRisk => {
  if (tables.food_properties.size === 0) return { ...unknownFood(food_id, tables), exists: true };
  const sum = foodTerms(props, tables).reduce((total, { score }) => total + score, 0);
  return { food_id, exists: true, known: true, score: foodScoreOfSum(sum) };
};

/** Risk of a food that does not exist: the score is food_score_default (method.md section 7). */
export const unknownFood = (food_id: string, tables: Tables): FoodRisk => ({
  food_id,
  exists: false,
  known: false,
  score: tables.params.food_score_default,
});

/** Reads a user's own food: its id and food_prop_id → value_id. Accepts any value; null = no id. */
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
