import { setLines, type EntryEdit } from "../portfolio/entry-edit.ts";
import { EntryTable } from "../portfolio/entry-table.ts";
import type { Swap } from "./swap.ts";

/** The edit that applies swaps: sets product and quantity of their lines; use case, food and label stay. */
export function swapEdit(table: EntryTable, swaps: readonly Swap[]): EntryEdit {
  const byPlace = swaps.toSorted((a, b) => a.entry - b.entry);
  const after = byPlace.map(({ entry, prodsys_id, quantity }) => ({ ...table.line(entry), prodsys_id, quantity }));
  return setLines(
    table,
    Uint32Array.from(byPlace, ({ entry }) => entry),
    EntryTable.of(after),
  );
}
