import type { DraftKind } from "./product-draft.ts";

/** A saved product, and the built-in product that it is a copy of. */
export interface SavedDraft {
  readonly prodsys_id: string;
  readonly kind: DraftKind;
  readonly original: { readonly prodsys_id: string } | null;
}

/**
 * The selection after a save (specification section 4): a copy replaces its original, an own product keeps its place, a new
 * one comes last. No product appears twice.
 */
export const selectionAfterSave = (selection: readonly string[], saved: SavedDraft): readonly string[] => {
  const { prodsys_id, kind, original } = saved;
  if (selection.includes(prodsys_id)) return selection;
  if (kind === "own") return selection;
  const place = original === null ? -1 : selection.indexOf(original.prodsys_id);
  return place === -1 ? [...selection, prodsys_id] : selection.with(place, prodsys_id);
};
