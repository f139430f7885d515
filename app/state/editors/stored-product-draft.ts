import * as v from "valibot";
import type { ProductDraft } from "../../../workers/engine/rules/product-draft.ts";
import { atomFamily } from "../core/atom-family.ts";
import { type History, moved, nextStep, NO_HISTORY, type UndoWay, withStep } from "../core/history.ts";
import { tabDraftAtom } from "../core/persisted-atom.ts";

interface StoredProductDraft {
  readonly opened: ProductDraft;
  /** changes are counted against this draft */
  readonly start: ProductDraft;
  readonly draft: ProductDraft;
  /** the product that it is based on; null = none */
  readonly base_id: string | null;
}

/** The edited product and its use case; null = a new product. */
interface Edited {
  readonly usecase_id: string;
  readonly prodsys_id: string | null;
}

const Entered = v.nullable(v.pipe(v.number(), v.finite()));

const ComponentSchema = v.object({
  component_id: v.string(),
  component_name: v.string(),
  mat_recipe_id: v.string(),
  mass_grams: Entered,
  mass_basis: v.picklist(["", "weighed", "specified"]),
  coc_contact_id: v.string(),
  litter_class: v.string(),
  main: v.boolean(),
  recycled_content_allowed: v.boolean(),
  recycled_content: Entered,
  designed_for_recycling: v.boolean(),
  compostable_default: v.boolean(),
  compost_certificates: v.array(v.string()),
  sourcing_certificates: v.array(v.string()),
  compliance: v.number(),
  disclosure: v.number(),
});

const StageSchema = v.object({ mode: v.nullable(v.string()), km: Entered, min: Entered, max: Entered });

const DraftSchema = v.object({
  prodsys_id: v.string(),
  usecase_id: v.string(),
  name: v.string(),
  description: v.string(),
  item_code: v.string(),
  notes: v.string(),
  carried: v.object({ recipes: v.unknown(), wash_default: v.unknown() }),
  size: Entered,
  size_unit: v.string(),
  mass_load_percent: Entered,
  mass_load_stated: v.nullable(v.string()),
  reusable: v.boolean(),
  uses: Entered,
  wash_system_id: v.string(),
  wash_load: Entered,
  washes_per_use: Entered,
  wash_distance_km: Entered,
  trans_scenario_id: v.nullable(v.string()),
  region_production: v.nullable(v.string()),
  stages: v.record(v.string(), StageSchema),
  components: v.array(ComponentSchema),
}) satisfies v.GenericSchema<unknown, ProductDraft>;

const keyOf = ({ usecase_id, prodsys_id }: Edited): string => `product_draft ${usecase_id} ${prodsys_id ?? ""}`;

const KeptSchema = v.object({
  opened: DraftSchema,
  start: DraftSchema,
  draft: DraftSchema,
  base_id: v.nullable(v.string()),
});

/** The unsaved draft of a product, kept by the tab for a reload or a crash; null = none. Where storage is refused, the page warns. */
export const storedDraftAtom = atomFamily(
  (edited: Edited) => tabDraftAtom<StoredProductDraft>(keyOf(edited), KeptSchema),
  keyOf,
);

interface DraftStep<S> {
  readonly before: S;
  readonly after: S;
  /** the text field of the change; more characters in it belong to the same step; null = a step of its own */
  readonly typing: string | null;
}

/** An edited value and the steps to its earlier ones. */
export interface DraftHistory<S> {
  readonly now: S;
  readonly steps: History<DraftStep<S>>;
}

/** The history of a draft that has not been edited. */
export const newHistory = <S>(now: S): DraftHistory<S> => ({ now, steps: NO_HISTORY });

/** Adds a step. Characters of the same text, or digits of the same number, count as one step. */
export const changedTo = <S>({ now, steps }: DraftHistory<S>, after: S, typing: string | null): DraftHistory<S> => ({
  now: after,
  steps: withStep(steps, { before: now, after, typing }, (earlier, later) =>
    typing !== null && earlier.typing === typing ? { ...later, before: earlier.before } : null,
  ),
});

/** One step back or forward; unchanged if there is none. */
export const movedBy = <S>(history: DraftHistory<S>, way: UndoWay): DraftHistory<S> => {
  const step = nextStep(history.steps, way);
  if (step === undefined) return history;
  return { now: way === "undo" ? step.before : step.after, steps: moved(history.steps, way) };
};
