import { atom } from "jotai";
import * as v from "valibot";
import type { CatalogueFoodProperty } from "../../../workers/engine/catalogue.ts";
import {
  blankFood,
  draftOfFood,
  type FoodDraft,
  type FoodFault,
  foodOfDraft,
  type FoodScore,
  foodScoreOf,
  validateFood,
} from "../../../workers/engine/rules/food-draft.ts";
import { newId } from "../../data/plain-json.ts";
import { atomFamily } from "../core/atom-family.ts";
import type { Outcome } from "../core/outcome.ts";
import { tabDraftAtom } from "../core/persisted-atom.ts";
import { catalogueAtom } from "../work/catalogue.ts";
import { foodAtom, saveFoodAtom } from "../work/foods.ts";

const DraftSchema = v.object({
  food_id: v.string(),
  food_name: v.string(),
  props: v.record(v.string(), v.string()),
}) satisfies v.GenericSchema<unknown, FoodDraft>;

const KeptSchema = v.object({ opened: DraftSchema, draft: DraftSchema });

/** The unsaved draft of a food, "" = a new one, kept by the tab for a reload or a crash; null = none. */
const storedFoodAtom = atomFamily((food_id) => tabDraftAtom(`food_draft ${food_id}`, KeptSchema));

export type { FoodFault, FoodScore } from "../../../workers/engine/rules/food-draft.ts";

/** The food being created or edited, as the form shows it. */
export interface FoodDrafting {
  readonly kind: "new" | "own";
  readonly draft: FoodDraft;
  /** of the tables, in their order */
  readonly properties: readonly CatalogueFoodProperty[];
  /** why it cannot be saved yet, in the order of the form */
  readonly faults: readonly FoodFault[];
  readonly score: FoodScore;
  /** differs from what was opened */
  readonly changed: boolean;
  /** the changes were restored after a reload */
  readonly resumed: boolean;
}

interface Editing {
  readonly kind: "new" | "own";
  readonly resumed: boolean;
  readonly opened: FoodDraft;
  readonly draft: FoodDraft;
}

const editingAtom = atom<Editing | null>(null);

const isChanged = ({ opened, draft }: Editing): boolean => JSON.stringify(draft) !== JSON.stringify(opened);

const storedAs = ({ kind, opened }: Editing) => storedFoodAtom(kind === "own" ? opened.food_id : "");

const propertiesAtom = atom((get) => (get(catalogueAtom)?.food_properties ?? []).toSorted((a, b) => a.order - b.order));

/** null = no food is open. */
export const foodDraftingAtom = atom((get): FoodDrafting | null => {
  const editing = get(editingAtom);
  if (editing === null) return null;
  const { kind, draft, resumed } = editing;
  const properties = get(propertiesAtom);
  const changed = isChanged(editing);
  return {
    kind,
    draft,
    properties,
    faults: validateFood(draft, properties, get(catalogueAtom)?.foods ?? []),
    score: foodScoreOf(draft, properties),
    changed,
    resumed: resumed && changed,
  };
});

/** Opens an own food, or a new one (null), with unsaved changes of before a reload; false = there is no such food. */
export const openFoodDraftAtom = atom(null, (get, set, food_id: string | null): boolean => {
  const stored = food_id === null ? null : get(foodAtom(food_id));
  if (food_id !== null && stored === null) {
    set(editingAtom, null);
    return false;
  }
  const kind = stored === null ? "new" : "own";
  const opened = stored === null ? blankFood(newId()) : draftOfFood(stored.food);
  const kept = get(storedFoodAtom(food_id ?? ""));
  set(editingAtom, kept === null ? { kind, opened, draft: opened, resumed: false } : { kind, ...kept, resumed: true });
  return true;
});

/** Closes the draft. Unsaved changes stay stored until they are discarded. */
export const closeFoodDraftAtom = atom(null, (_get, set) => set(editingAtom, null));

const changeAtom = atom(null, (get, set, change: (draft: FoodDraft) => FoodDraft) => {
  const before = get(editingAtom);
  if (before === null) return;
  const editing = { ...before, draft: change(before.draft) };
  set(editingAtom, editing);
  const { opened, draft } = editing;
  set(storedAs(editing), isChanged(editing) ? { opened, draft } : null);
});

/** Discards the stored draft when the user leaves without saving. */
export const discardStoredFoodAtom = atom(null, (get, set) => {
  const editing = get(editingAtom);
  if (editing !== null) set(storedAs(editing), null);
});

export const discardResumedFoodAtom = atom(null, (get, set) => {
  const opened = get(editingAtom)?.opened;
  if (opened !== undefined) set(changeAtom, () => opened);
});

export const nameFoodDraftAtom = atom(null, (_get, set, food_name: string) =>
  set(changeAtom, (draft) => ({ ...draft, food_name })),
);

export const chooseFoodValueAtom = atom(null, (_get, set, food_prop_id: string, value_id: string) =>
  set(changeAtom, (draft) => ({ ...draft, props: { ...draft.props, [food_prop_id]: value_id } })),
);

/** Saves the draft and gives its food_id; `invalid` while it has a fault. The draft stays open. */
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
  // the food that was saved; another one may be open by now
  if (saved.ok && editing !== null) set(storedAs(editing), null);
  return saved.ok ? { ok: true, value: food.food_id } : saved;
});
