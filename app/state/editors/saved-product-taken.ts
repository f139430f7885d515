import { atom } from "jotai";
import type { EntryEdit } from "../../../workers/engine/portfolio/entry-edit.ts";
import { append, setItems } from "../../../workers/engine/portfolio/entry-edit.ts";
import { EntryTable } from "../../../workers/engine/portfolio/entry-table.ts";
import { catalogueAtom } from "../work/catalogue.ts";
import { comparisonAtom, editComparisonAtom } from "../work/comparisons.ts";
import type { Outcome } from "../core/outcome.ts";
import { editEntriesAtom, entriesNowAtom } from "../work/portfolios.ts";
import { selectionAfterSave, type SavedDraft } from "./selection-after-save.ts";

/** A product that the editor saved takes its place in the comparison that called the editor. */
export const takeIntoComparisonAtom = atom(
  null,
  async (get, set, comparison_id: string, saved: SavedDraft): Promise<Outcome<null>> => {
    const stored = get(comparisonAtom(comparison_id));
    if (stored === null) return { ok: false, problem: { code: "not_found", detail: comparison_id } };
    const before = stored.comparison.currentProductIds;
    const currentProductIds = [...selectionAfterSave(before, saved)];
    return set(editComparisonAtom, comparison_id, { currentProductIds });
  },
);

/** What the saved product does to a portfolio's lines: a copy takes the place of its original, a new one is a line of one use. */
const editOf = (table: EntryTable, saved: SavedDraft, usecase_id: string, food_id: string): EntryEdit | null => {
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
  return append(table, EntryTable.of([{ usecase_id, prodsys_id, food_id, quantity: 1, label: "" }]));
};

/** The same for a portfolio: every line of the original names the copy; a new product is added with the smallest quantity. */
export const takeIntoPortfolioAtom = atom(
  null,
  async (get, set, portfolio_id: string, saved: SavedDraft, usecase_id: string): Promise<Outcome<null>> => {
    const entries = await set(entriesNowAtom, portfolio_id);
    if (!entries.ok) return entries;
    const edit = editOf(entries.value, saved, usecase_id, get(catalogueAtom)?.default_food ?? "");
    return edit === null ? { ok: true, value: null } : set(editEntriesAtom, portfolio_id, [edit]);
  },
);
