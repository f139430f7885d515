import type { CustomFood } from "../../../edge-api/contract/custom-food.ts";
import type { CatalogueFoodProperty } from "../catalogue.ts";
import { foodScoreOfSum } from "../metrics/food-risk.ts";
import { nameKey } from "./name-key.ts";

/** A food while it is edited. */
export interface FoodDraft {
  readonly food_id: string;
  readonly food_name: string;
  /** food_prop_id → value_id; "" or absent = not chosen */
  readonly props: Readonly<Record<string, string>>;
}

export type FoodFaultCode = "required" | "taken" | "too_long" | "not_plain" | "unknown";

export interface FoodFault {
  readonly field: "food_name" | `props/${string}`;
  readonly code: FoodFaultCode;
}

/** Foods by name: the built-in ones and the user's own. */
export interface NamedFood {
  readonly food_id: string;
  readonly food_name: string;
}

const NAME_MAX = 200;
/** Control characters, also those that turn the direction of text, and halves of a surrogate pair. */
const CONTROL = /[\p{Cc}\p{Cs}\p{Bidi_Control}]/u;

export const blankFood = (food_id: string): FoodDraft => ({ food_id, food_name: "", props: {} });

export const draftOfFood = ({ food_id, food_name, props }: CustomFood): FoodDraft => ({
  food_id,
  food_name,
  props: Object.fromEntries(props.map(({ food_prop_id, value_id }) => [food_prop_id, value_id])),
});

const chosenFor = ({ props }: Pick<FoodDraft, "props">, { food_prop_id }: CatalogueFoodProperty): string =>
  Object.hasOwn(props, food_prop_id) ? (props[food_prop_id] ?? "") : "";

/** One value for each property that the tables have, in their order; what they do not know is left out. */
export const foodOfDraft = (draft: FoodDraft, properties: readonly CatalogueFoodProperty[]): CustomFood => ({
  food_id: draft.food_id,
  food_name: draft.food_name.trim(),
  props: properties.flatMap((property) => {
    const value_id = chosenFor(draft, property);
    return value_id === "" ? [] : [{ food_prop_id: property.food_prop_id, value_id }];
  }),
});

const nameFault = (draft: FoodDraft, foods: readonly NamedFood[]): FoodFaultCode | null => {
  const name = draft.food_name.trim();
  if (name === "") return "required";
  if (name.length > NAME_MAX) return "too_long";
  if (CONTROL.test(name)) return "not_plain";
  const key = nameKey(name);
  const isTaken = foods.some(({ food_id, food_name }) => food_id !== draft.food_id && nameKey(food_name) === key);
  return isTaken ? "taken" : null;
};

/**
 * What keeps a food from being saved (specification section 5): a name of its own, also when written otherwise ("Food
 * name already exists"; a food may keep its own), and a value for every property. In the order of the form.
 */
export const validateFood = (
  draft: FoodDraft,
  properties: readonly CatalogueFoodProperty[],
  foods: readonly NamedFood[],
): readonly FoodFault[] => {
  const name = nameFault(draft, foods);
  return [
    ...(name === null ? [] : [{ field: "food_name", code: name } as const]),
    ...properties.flatMap((property): readonly FoodFault[] => {
      const value = chosenFor(draft, property);
      const field = `props/${property.food_prop_id}` as const;
      if (value === "") return [{ field, code: "required" }];
      return property.values.some(({ value_id }) => value_id === value) ? [] : [{ field, code: "unknown" }];
    }),
  ];
};

/** How strongly a food draws chemicals out of packaging, and what is not known of it. */
export interface FoodScore {
  /** 1 best - 10 worst (method.md section 7) */
  readonly score: number;
  /** properties without a known value; each counts as its highest score */
  readonly missing: readonly string[];
}

/**
 * The food score f of method.md section 7 for values chosen so far. `missing` also flags a food that was saved before a
 * property came to the tables: it is scored on the safe side, and says so.
 */
export const foodScoreOf = (
  food: Pick<FoodDraft, "props">,
  properties: readonly CatalogueFoodProperty[],
): FoodScore => {
  const missing: string[] = [];
  let sum = 0;
  for (const property of properties) {
    const value = property.values.find(({ value_id }) => value_id === chosenFor(food, property));
    if (value === undefined) missing.push(property.food_prop_id);
    sum += value?.score ?? property.values.reduce((highest, { score }) => Math.max(highest, score), 0);
  }
  return { score: foodScoreOfSum(sum), missing };
};
