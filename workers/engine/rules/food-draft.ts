import type { CustomFood } from "../../../edge-api/contract/custom-food.ts";
import type { CatalogueFoodProperty } from "../catalogue.ts";
import { foodScoreOfSum } from "../metrics/food-risk.ts";
import { nameKey } from "./name-key.ts";

/** A food in the form. */
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

/** A built-in or own food with its name. */
export interface NamedFood {
  readonly food_id: string;
  readonly food_name: string;
}

const NAME_MAX = 200;
/** Control characters, including bidirectional controls, and lone surrogates. */
const CONTROL = /[\p{Cc}\p{Cs}\p{Bidi_Control}]/u;

/** A new food with nothing entered. */
export const blankFood = (food_id: string): FoodDraft => ({ food_id, food_name: "", props: {} });

/** The draft of a saved food. */
export const draftOfFood = ({ food_id, food_name, props }: CustomFood): FoodDraft => ({
  food_id,
  food_name,
  props: Object.fromEntries(props.map(({ food_prop_id, value_id }) => [food_prop_id, value_id])),
});

const chosenFor = ({ props }: Pick<FoodDraft, "props">, { food_prop_id }: CatalogueFoodProperty): string =>
  Object.hasOwn(props, food_prop_id) ? (props[food_prop_id] ?? "") : "";

/** The draft in the shape for saving: chosen values of the given properties, in their order; other values are dropped. */
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
 * Faults that prevent saving a food (specification section 5), in the order of the form: it needs a unique name (compared
 * by `nameKey`; "Food name already exists") and a value for every property.
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

/** How strongly a food extracts chemicals from packaging, and its missing values. */
export interface FoodScore {
  /** 1 best - 10 worst (method.md section 7) */
  readonly score: number;
  /** properties without a known value; each counts as its highest score */
  readonly missing: readonly string[];
}

/**
 * The food score f (method.md section 7) for the values chosen so far. A food saved before a property was added to the
 * tables has that property in `missing`.
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
