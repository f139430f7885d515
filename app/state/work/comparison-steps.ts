import { atom } from "jotai";
import type { Comparison } from "../../../edge-api/contract/comparison.ts";
import { atomFamily } from "../core/atom-family.ts";
import { moved, nextNames, nextStep, NO_HISTORY, withStep, type History, type UndoWay } from "../core/history.ts";

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
interface ComparisonStep {
  readonly before: ComparisonChanges;
  readonly after: ComparisonChanges;
  /** the first changed field, which names the step */
  readonly field: UndoneField;
}

const historyAtom = atomFamily((_id) => atom<History<ComparisonStep>>(NO_HISTORY));

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

/** Records an edit as an undo step, before it is written. */
export const recordStepAtom = atom(null, (_get, set, comparison: Comparison, changes: ComparisonChanges) => {
  const step = stepOf(comparison, changes);
  if (step !== null) set(historyAtom(comparison.comparison_id), (history) => withStep(history, step));
});

/** Moves the next step in the history and gives it; null = there is none. */
export const moveStepAtom = atom(null, (get, set, id: string, way: UndoWay): ComparisonStep | null => {
  const step = nextStep(get(historyAtom(id)), way);
  if (step === undefined) return null;
  set(historyAtom(id), (history) => moved(history, way));
  return step;
});

/** What the next undo and redo of a comparison change; null = nothing. */
export const comparisonUndoAtom = atomFamily((id) =>
  atom((get) => nextNames(get(historyAtom(id)), ({ field }) => field)),
);
