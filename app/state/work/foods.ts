import { atom } from "jotai";
import type { CustomFood } from "../../../edge-api/contract/custom-food.ts";
import { documentAtoms } from "./documents.ts";
import type { Done } from "../core/outcome.ts";

export interface StoredFood {
  readonly food: CustomFood;
  /** milliseconds since 1970 */
  readonly changed: number;
}

/** For the actions of this folder that load, clear and synchronise documents. */
export const foodAtoms = documentAtoms({
  kind: "food",
  documents: (work) => work.food,
  idOf: (food) => food.food_id,
  nameOf: (food) => food.food_name,
  show: ({ document, changed }): StoredFood => ({ food: document, changed }),
});

/** The user's own foods, last edited first. */
export const foodsAtom = foodAtoms.listAtom;

/** The own food of this food_id, or null; the same atom for the same id. */
export const foodAtom = foodAtoms.byId;

/**
 * Creates a food, or replaces the one of the same food_id. `invalid` if it breaks the contract.
 *
 * @param from the food when it was opened: changes since then, by another tab or device, are merged
 */
export const saveFoodAtom = atom(null, (_get, set, food: CustomFood, from?: CustomFood): Done =>
  set(foodAtoms.putAtom, food, from),
);

/** Removes at once; `undoDeleteAtom` restores it for ten seconds. Call `checkDeleteAtom` first. */
export const deleteFoodAtom = foodAtoms.removeAtom;
