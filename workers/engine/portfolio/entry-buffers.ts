import { eachColumn } from "./each-column.ts";
import type { EntryColumns, EntryData } from "./entry-columns.ts";
import type { Steps } from "./steps.ts";

/** What of the columns may be transferred. */
export const buffersOf = ({ useCase, product, food, label, quantity }: EntryColumns): ArrayBuffer[] =>
  [useCase, product, food, label, quantity]
    .map(({ buffer }) => buffer)
    .filter((buffer) => buffer instanceof ArrayBuffer);

/** Columns to be given away: those of a table stay with it, and what went to a worker that died is gone for good. */
export function* copyOfColumns(data: EntryData): Steps<EntryData> {
  return { ...data, ...(yield* eachColumn((_, column) => column.slice() as typeof column, data)) };
}
