import { copyOfColumn } from "./column-pieces.ts";
import { columnNames, eachColumn, type EntryColumns, type EntryData } from "./entry-columns.ts";
import type { Steps } from "./steps.ts";

/** What of the columns may be transferred. */
export const buffersOf = (columns: EntryColumns): ArrayBuffer[] =>
  columnNames(columns)
    .map((name) => columns[name]?.buffer)
    .filter((buffer) => buffer instanceof ArrayBuffer);

/** Columns to be given away: those of a table stay with it, and what went to a worker that died is gone for good. */
export function* copyOfColumns(data: EntryData): Steps<EntryData> {
  return { ...data, ...(yield* eachColumn((_, column) => copyOfColumn(column), data)) };
}
