import * as v from "valibot";
import { LINE_DETAILS } from "../../../edge-api/contract/line-details.ts";
import type { ColumnName } from "../../../workers/engine/portfolio/entry-columns.ts";
import { EntryTable } from "../../../workers/engine/portfolio/entry-table.ts";
import type { Owner, RecordTransaction } from "../record-store.ts";

const STORE = "portfolio_entries";

const NumbersSchema = v.instance(Uint32Array);
const COLUMNS = {
  ...v.entriesFromList(["useCase", "product", "food", "label"], NumbersSchema),
  quantity: v.instance(Float64Array),
  // absent: no line has this detail
  ...v.entriesFromList(LINE_DETAILS, v.exactOptional(NumbersSchema)),
} satisfies Record<ColumnName, unknown>;
const TableSchema = v.object({ ids: v.array(v.string()), labels: v.array(v.string()), ...COLUMNS });

/** Writes the entries of a portfolio under an unused key. */
export const writeColumns = (
  transaction: RecordTransaction,
  owner: Owner,
  place: string,
  table: EntryTable,
): Promise<void> => transaction.write(STORE, owner, place, table.data());

/** Removes the entries under a key; nothing there is no error. */
export const removeColumns = (transaction: RecordTransaction, owner: Owner, place: string): Promise<void> =>
  transaction.write(STORE, owner, place, undefined);

/** The entries under a key; null = none, or unreadable. */
export async function readColumns(
  transaction: RecordTransaction,
  owner: Owner,
  place: string,
): Promise<EntryTable | null> {
  const stored = v.safeParse(TableSchema, await transaction.read(STORE, owner, place));
  try {
    return stored.success ? EntryTable.adopt(stored.output) : null;
  } catch {
    return null;
  }
}
