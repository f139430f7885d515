import { copyOfColumn } from "./column-pieces.ts";
import type { EntryColumns, EntryData } from "./entry-columns.ts";
import type { Steps } from "./steps.ts";

/** What of the columns may be transferred. */
export const buffersOf = ({ useCase, product, food, label, quantity }: EntryColumns): ArrayBuffer[] =>
  [useCase, product, food, label, quantity]
    .map(({ buffer }) => buffer)
    .filter((buffer) => buffer instanceof ArrayBuffer);

/** Columns to be given away: those of a table stay with it, and what went to a worker that died is gone for good. */
export function* copyOfColumns(data: EntryData): Steps<EntryData> {
  return {
    ...data,
    useCase: yield* copyOfColumn(data.useCase),
    product: yield* copyOfColumn(data.product),
    food: yield* copyOfColumn(data.food),
    label: yield* copyOfColumn(data.label),
    quantity: yield* copyOfColumn(data.quantity),
  };
}
