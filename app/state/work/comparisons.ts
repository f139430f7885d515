import { atom } from "jotai";
import type { Comparison } from "../../../edge-api/contract/comparison.ts";
import { newId } from "../../data/plain-json.ts";
import type { UndoWay } from "../core/history.ts";
import type { Done, Outcome } from "../core/outcome.ts";
import { referenceCatalogueAtom } from "../engine/reference-catalogue.ts";
import { type ComparisonChanges, moveStepAtom, recordStepAtom, type UndoneField } from "./comparison-steps.ts";
import { documentAtoms } from "./documents.ts";

export interface StoredComparison {
  readonly comparison: Comparison;
  /** milliseconds since 1970 */
  readonly changed: number;
}

export type { ComparisonChanges };

/** The fields that the wizard sets at creation; the others get the contract's defaults. */
export type ComparisonDraft = Pick<
  Comparison,
  "comparison_name" | "note" | "region_use" | "usecase_id" | "food_id" | "currentProductIds"
>;

/** For the actions of this folder that load, clear and synchronise documents. */
export const comparisonAtoms = documentAtoms({
  kind: "comparison",
  documents: (work) => work.comparison,
  idOf: (comparison) => comparison.comparison_id,
  nameOf: (comparison) => comparison.comparison_name,
  show: ({ document, changed }): StoredComparison => ({ comparison: document, changed }),
});

/** Last edited first. */
export const comparisonsAtom = comparisonAtoms.listAtom;

/** The comparison of this id, or null; the same atom for the same id. */
export const comparisonAtom = comparisonAtoms.byId;

/**
 * Creates a comparison and gives its id. `invalid` if it breaks the contract. If storage fails, the comparison exists in
 * memory, and the save state says so.
 */
export const createComparisonAtom = atom(null, async (get, set, draft: ComparisonDraft): Promise<Outcome<string>> => {
  const id = newId();
  const version = get(referenceCatalogueAtom)?.version;
  const comparison: Comparison = {
    ...draft,
    comparison_id: id,
    comparison_name: draft.comparison_name.trim(),
    customCompostingAndRecycling: false,
    recycling_overrides: {},
    rawscoresPerUse: false,
    ...(version === undefined ? {} : { data_version: version }),
  };
  const outcome = await set(comparisonAtoms.putAtom, comparison);
  return outcome.ok ? { ok: true, value: id } : outcome;
});

const writeAtom = atom(null, (_get, set, id: string, changes: ComparisonChanges): Done =>
  set(comparisonAtoms.editAtom, id, (comparison) => ({ ...comparison, ...changes, comparison_id: id })),
);

/** Changes fields; shown at once, written in one transaction that keeps fields which another tab changed. Can be undone. */
export const editComparisonAtom = atom(null, (get, set, id: string, changes: ComparisonChanges): Done => {
  const stored = get(comparisonAtom(id));
  if (stored !== null) set(recordStepAtom, stored.comparison, changes);
  return set(writeAtom, id, changes);
});

/**
 * Takes back the last edit of this tab, or makes it again. Gives its field; null = there was nothing to do. `conflict` if the
 * fields have been changed elsewhere since: they keep that value.
 */
export const moveComparisonAtom = atom(
  null,
  async (get, set, id: string, way: UndoWay): Promise<Outcome<UndoneField | null>> => {
    const step = set(moveStepAtom, id, way);
    const comparison = get(comparisonAtom(id))?.comparison;
    if (step === null || comparison === undefined) return { ok: true, value: null };
    const [expected, wanted] = way === "undo" ? [step.after, step.before] : [step.before, step.after];
    const fields = Object.keys(expected) as UndoneField[];
    if (fields.some((field) => JSON.stringify(comparison[field]) !== JSON.stringify(expected[field])))
      return { ok: false, problem: { code: "conflict", detail: id } };
    const outcome = await set(writeAtom, id, wanted);
    return outcome.ok ? { ok: true, value: step.field } : outcome;
  },
);

/** Renames a comparison; an empty name changes nothing (specification section 5). */
export const renameComparisonAtom = atom(null, async (_get, set, id: string, name: string): Done => {
  const comparison_name = name.trim();
  return comparison_name === "" ? { ok: true, value: null } : set(editComparisonAtom, id, { comparison_name });
});

/** Removes at once; `undoDeleteAtom` restores it for ten seconds. */
export const deleteComparisonAtom = comparisonAtoms.removeAtom;
