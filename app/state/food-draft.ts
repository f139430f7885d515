import { atom } from "jotai";
import type { CatalogueFoodProperty } from "../../workers/engine/catalogue.ts";
import {
  blankFood,
  draftOfFood,
  foodOfDraft,
  foodScoreOf,
  validateFood,
  type FoodDraft,
  type FoodFault,
  type FoodScore,
} from "../../workers/engine/rules/food-draft.ts";
import { newId } from "../data/new-id.ts";
import { catalogueAtom } from "./catalogue.ts";
import { foodAtom, saveFoodAtom } from "./foods.ts";
import type { Outcome } from "./outcome.ts";

export type { FoodFault, FoodScore } from "../../workers/engine/rules/food-draft.ts";

/** The food that is being defined or changed, as the form shows it. */
export interface FoodDrafting {
  readonly kind: "new" | "own";
  readonly draft: FoodDraft;
  /** of the tables, in their order */
  readonly properties: readonly CatalogueFoodProperty[];
  /** what keeps it from being saved, in the order of the form */
  readonly faults: readonly FoodFault[];
  readonly score: FoodScore;
  /** differs from what was opened */
  readonly changed: boolean;
}

interface Editing {
  readonly kind: "new" | "own";
  readonly opened: FoodDraft;
  readonly draft: FoodDraft;
}

const editingAtom = atom<Editing | null>(null);

const propertiesAtom = atom((get) => (get(catalogueAtom)?.food_properties ?? []).toSorted((a, b) => a.order - b.order));

/** null = no food is open. */
export const foodDraftingAtom = atom((get): FoodDrafting | null => {
  const editing = get(editingAtom);
  if (editing === null) return null;
  const { kind, opened, draft } = editing;
  const properties = get(propertiesAtom);
  return {
    kind,
    draft,
    properties,
    faults: validateFood(draft, properties, get(catalogueAtom)?.foods ?? []),
    score: foodScoreOf(draft, properties),
    changed: JSON.stringify(draft) !== JSON.stringify(opened),
  };
});

/** Opens a food of the user's own, or with null a new one; false = there is no such food. */
export const openFoodDraftAtom = atom(null, (get, set, food_id: string | null): boolean => {
  const stored = food_id === null ? null : get(foodAtom(food_id));
  if (food_id !== null && stored === null) {
    set(editingAtom, null);
    return false;
  }
  const opened = stored === null ? blankFood(newId()) : draftOfFood(stored.food);
  set(editingAtom, { kind: stored === null ? "new" : "own", opened, draft: opened });
  return true;
});

export const closeFoodDraftAtom = atom(null, (_get, set) => set(editingAtom, null));

const changeAtom = atom(null, (get, set, change: (draft: FoodDraft) => FoodDraft) => {
  const editing = get(editingAtom);
  if (editing !== null) set(editingAtom, { ...editing, draft: change(editing.draft) });
});

export const nameFoodDraftAtom = atom(null, (_get, set, food_name: string) =>
  set(changeAtom, (draft) => ({ ...draft, food_name })),
);

/** Chooses a value of a property; "" = none. */
export const chooseFoodValueAtom = atom(null, (_get, set, food_prop_id: string, value_id: string) =>
  set(changeAtom, (draft) => ({ ...draft, props: { ...draft.props, [food_prop_id]: value_id } })),
);

/** Saves the draft and answers its food_id; `invalid` while it has a fault. The draft stays open. */
export const saveFoodDraftAtom = atom(null, async (get, set): Promise<Outcome<string>> => {
  const drafting = get(foodDraftingAtom);
  const fault = drafting?.faults[0];
  if (drafting === null || fault !== undefined) {
    return { ok: false, problem: { code: "invalid", detail: fault?.field ?? "no food is open" } };
  }
  const food = foodOfDraft(drafting.draft, drafting.properties);
  const editing = get(editingAtom);
  const from = editing?.kind === "own" ? foodOfDraft(editing.opened, drafting.properties) : undefined;
  const saved = await set(saveFoodAtom, food, from);
  return saved.ok ? { ok: true, value: food.food_id } : saved;
});
