import { atom, type Atom } from "jotai";
import type { Comparison } from "../../../edge-api/contract/comparison.ts";
import { atomFamily } from "../core/atom-family.ts";

/** Fields that an edit replaces; other fields keep their stored value, so that edits of two tabs merge by field. */
export type ComparisonChanges = Partial<Omit<Comparison, "comparison_id">>;

/** Fields whose edits are undo steps; the dataset version and the description are not. */
const FIELDS = [
  "comparison_name",
  "region_use",
  "usecase_id",
  "food_id",
  "currentProductIds",
  "customCompostingAndRecycling",
  "recycling_overrides",
  "rawscoresPerUse",
  "weights",
] as const;

export type UndoneField = (typeof FIELDS)[number];

/** One edit of this tab: its fields before and after. */
export interface ComparisonStep {
  readonly before: ComparisonChanges;
  readonly after: ComparisonChanges;
  /** the first changed field, which names the step */
  readonly field: UndoneField;
}

interface Steps {
  /** last edit last */
  readonly done: readonly ComparisonStep[];
  /** last undone last */
  readonly undone: readonly ComparisonStep[];
}

const NO_STEPS: Steps = { done: [], undone: [] };
const MAX_STEPS = 100;

const stepsAtom = atom<Readonly<Record<string, Steps>>>({});

/** The step of an edit; null = it changes no field that can be undone. */
const stepOf = (comparison: Comparison, changes: ComparisonChanges): ComparisonStep | null => {
  const fields = FIELDS.filter(
    (field) => field in changes && JSON.stringify(comparison[field]) !== JSON.stringify(changes[field]),
  );
  const [field] = fields;
  if (field === undefined) return null;
  const pick = (from: ComparisonChanges): ComparisonChanges =>
    Object.fromEntries(fields.map((name) => [name, from[name]]));
  return { before: pick(comparison), after: pick(changes), field };
};

/** Notes an edit as an undo step, before it is written; steps that were undone can then no longer be redone. */
export const noteStepAtom = atom(null, (_get, set, comparison: Comparison, changes: ComparisonChanges) => {
  const step = stepOf(comparison, changes);
  if (step === null) return;
  const id = comparison.comparison_id;
  set(stepsAtom, (all) => ({
    ...all,
    [id]: { done: [...(all[id] ?? NO_STEPS).done, step].slice(-MAX_STEPS), undone: [] },
  }));
});

/** Moves the last step between the lists and gives it; null = there is none. */
export const moveLastStepAtom = atom(null, (get, set, id: string, from: keyof Steps): ComparisonStep | null => {
  const steps = get(stepsAtom)[id] ?? NO_STEPS;
  const step = steps[from].at(-1);
  if (step === undefined) return null;
  const to = from === "done" ? "undone" : "done";
  const moved = { [from]: steps[from].slice(0, -1), [to]: [...steps[to], step] };
  set(stepsAtom, (all) => ({ ...all, [id]: { ...steps, ...moved } }));
  return step;
});

/** What the next undo and redo of a comparison change; null = nothing. */
export const comparisonStepsAtom = atomFamily(
  (id: string): Atom<{ readonly undo: UndoneField | null; readonly redo: UndoneField | null }> =>
    atom((get) => {
      const { done, undone } = get(stepsAtom)[id] ?? NO_STEPS;
      return { undo: done.at(-1)?.field ?? null, redo: undone.at(-1)?.field ?? null };
    }),
);
