import type { EntryColumns } from "./entry-columns.ts";
import type { Steps } from "./steps.ts";

export type Column = Uint32Array | Float64Array;

/**
 * Every column by the same change, one a step: columns are new memory, which a system hands out page by page, so that five
 * of 100,000 lines at once would hold a slow browser for longer than an answer may take.
 */
export function* eachColumn(
  change: <C extends Column>(name: keyof EntryColumns, column: C) => C,
  of: EntryColumns,
): Steps<EntryColumns> {
  const useCase = change("useCase", of.useCase);
  yield 0.2;
  const product = change("product", of.product);
  yield 0.4;
  const food = change("food", of.food);
  yield 0.6;
  const label = change("label", of.label);
  yield 0.8;
  return { useCase, product, food, label, quantity: change("quantity", of.quantity) };
}
