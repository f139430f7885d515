import * as v from "valibot";
import type { FoodDraft } from "../../../workers/engine/rules/food-draft.ts";
import type { FlagArea } from "../../data/flag-store.ts";
import { jsonOf } from "../../data/json-of.ts";

/** An unsaved food draft, kept by the tab for a reload or a crash. */
export interface StoredFoodDraft {
  readonly opened: FoodDraft;
  readonly draft: FoodDraft;
}

const DraftSchema = v.object({
  food_id: v.string(),
  food_name: v.string(),
  props: v.record(v.string(), v.string()),
}) satisfies v.GenericSchema<unknown, FoodDraft>;

const KeptSchema = v.object({ opened: DraftSchema, draft: DraftSchema });

/** One draft per food, in session storage, which a logout clears. */
const keyOf = (food_id: string | null): string => `food_draft ${food_id ?? ""}`;

/** @param food_id null = a new food. Gives null if no draft is stored, or none that this version can read. */
export const readStoredFood = (session: FlagArea, food_id: string | null): StoredFoodDraft | null => {
  const read = v.safeParse(KeptSchema, jsonOf(session.read(keyOf(food_id)) ?? "null"));
  return read.success ? read.output : null;
};

/** Stores the draft; null removes it. Where storage is refused, the page warns before it is left. */
export const storeFoodDraft = (session: FlagArea, food_id: string | null, kept: StoredFoodDraft | null): void => {
  if (kept === null) session.remove(keyOf(food_id));
  else session.write(keyOf(food_id), JSON.stringify(kept));
};
