import type { EntryColumns, EntryData } from "./entry-columns.ts";

/** What of the columns may be transferred. */
export const buffersOf = ({ useCase, product, food, label, quantity }: EntryColumns): ArrayBuffer[] =>
  [useCase, product, food, label, quantity]
    .map(({ buffer }) => buffer)
    .filter((buffer) => buffer instanceof ArrayBuffer);

/** Columns to be given away: those of a table stay with it, and what went to a worker that died is gone for good. */
export const copyOfColumns = (data: EntryData): EntryData => ({
  ...data,
  useCase: data.useCase.slice(),
  product: data.product.slice(),
  food: data.food.slice(),
  label: data.label.slice(),
  quantity: data.quantity.slice(),
});
