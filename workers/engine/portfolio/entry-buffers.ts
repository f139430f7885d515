import type { EntryColumns } from "./entry-columns.ts";

/** What of the columns may be transferred. */
export const buffersOf = ({ useCase, product, food, label, quantity }: EntryColumns): ArrayBuffer[] =>
  [useCase, product, food, label, quantity]
    .map(({ buffer }) => buffer)
    .filter((buffer) => buffer instanceof ArrayBuffer);
