import { atom } from "jotai";
import type { Comparison } from "../../../edge-api/contract/comparison.ts";
import { newId } from "../../data/new-id.ts";
import { referenceCatalogueAtom } from "../engine/reference-catalogue.ts";
import { documentAtoms } from "./documents.ts";
import type { Outcome } from "../core/outcome.ts";

export interface StoredComparison {
  readonly comparison: Comparison;
  /** milliseconds since 1970 */
  readonly changed: number;
}

/** Fields that an edit replaces; other fields keep their stored value, so that edits of two tabs merge by field. */
export type ComparisonChanges = Partial<Omit<Comparison, "comparison_id">>;

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
export const comparisonsAtom = atom((get): readonly StoredComparison[] =>
  [...get(comparisonAtoms.entriesAtom).values()].map(({ shown }) => shown).toSorted((a, b) => b.changed - a.changed),
);

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

/** Changes fields; shown at once, written in one transaction that keeps fields which another tab changed. */
export const editComparisonAtom = atom(
  null,
  (_get, set, id: string, changes: ComparisonChanges): Promise<Outcome<null>> =>
    set(comparisonAtoms.editAtom, id, (comparison) => ({ ...comparison, ...changes, comparison_id: id }), changes),
);

/** Renames a comparison; an empty name changes nothing (specification section 5). */
export const renameComparisonAtom = atom(null, async (_get, set, id: string, name: string): Promise<Outcome<null>> => {
  const comparison_name = name.trim();
  return comparison_name === "" ? { ok: true, value: null } : set(editComparisonAtom, id, { comparison_name });
});

/** Removes at once; `undoDeleteAtom` restores it for ten seconds. */
export const deleteComparisonAtom = comparisonAtoms.removeAtom;
