import { copyOfColumn, type Column } from "./column-pieces.ts";
import type { EntryColumns, EntryData } from "./entry-columns.ts";
import type { Steps } from "./steps.ts";

// Every typed array is a column, so that the names of columns are not needed here: this is part of what the first page loads.
const isColumn = (value: unknown): value is Column => ArrayBuffer.isView(value);

/** What of the columns may be transferred. */
export const buffersOf = (columns: EntryColumns): ArrayBuffer[] =>
  Object.values(columns)
    .filter(isColumn)
    .map(({ buffer }) => buffer)
    .filter((buffer) => buffer instanceof ArrayBuffer);

/** Columns to be given away: those of a table stay with it, and what went to a worker that died is gone for good. */
export function* copyOfColumns(data: EntryData): Steps<EntryData> {
  const copies: Record<string, Column> = {};
  for (const [name, column] of Object.entries(data)) if (isColumn(column)) copies[name] = yield* copyOfColumn(column);
  return { ...data, ...copies };
}
