import { atom } from "jotai";
import { append, type LineEdit, setItems } from "../../../workers/engine/portfolio/line-edit.ts";
import { LineTable } from "../../../workers/engine/portfolio/line-table.ts";
import type { Done } from "../core/outcome.ts";
import { catalogueAtom } from "../work/catalogue.ts";
import { comparisonAtom, editComparisonAtom } from "../work/comparisons.ts";
import { editEntriesAtom, entriesNowAtom } from "../work/portfolios.ts";
import type { DraftKind } from "./product-draft.ts";

/** Puts a saved product into the comparison that opened the editor. */
export const putIntoComparisonAtom = atom(null, async (get, set, comparison_id: string, saved: SavedDraft): Done => {
  const stored = get(comparisonAtom(comparison_id));
  if (stored === null) return { ok: false, problem: { code: "not_found", detail: comparison_id } };
  const before = stored.comparison.currentProductIds;
  const currentProductIds = [...selectionAfterSave(before, saved)];
  return set(editComparisonAtom, comparison_id, { currentProductIds });
});

/** The edit of a portfolio for a saved product: a copy replaces its original, a new product becomes a line of one use. */
const editOf = (table: LineTable, saved: SavedDraft, usecase_id: string, food_id: string): LineEdit | null => {
  const { kind, original, prodsys_id } = saved;
  if (kind === "own") return null;
  if (original !== null) {
    const places = Uint32Array.from(
      [...table.columns.product.keys()].filter(
        (at) => table.idOf(table.columns.product[at] ?? 0) === original.prodsys_id,
      ),
    );
    return places.length === 0 ? null : setItems(table, places, { prodsys_id });
  }
  return append(table, LineTable.of([{ usecase_id, prodsys_id, food_id, quantity: 1, label: "" }]));
};

/** Puts a saved product into a portfolio: a copy replaces its original in every line; a new one is added with quantity 1. */
export const putIntoPortfolioAtom = atom(
  null,
  async (get, set, portfolio_id: string, saved: SavedDraft, usecase_id: string): Done => {
    const entries = await set(entriesNowAtom, portfolio_id);
    if (!entries.ok) return entries;
    const edit = editOf(entries.value, saved, usecase_id, get(catalogueAtom)?.default_food ?? "");
    return edit === null ? { ok: true, value: null } : set(editEntriesAtom, portfolio_id, [edit]);
  },
);

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
