import type { EntryEdit } from "../portfolio/entry-edit.ts";
import type { EntryTable } from "../portfolio/entry-table.ts";
import { wholeUses } from "./product-lines.ts";
import type { Swap } from "./swap.ts";

/**
 * The edit that makes a swap: sets product and quantity of its lines; use case, food, label and details stay. Swaps of a
 * path have no line in common, so their edits can be made from one table and applied together.
 */
export function swapEdit(table: EntryTable, { places, prodsys_id, uses }: Swap): EntryEdit {
  const before = table.pick(places);
  const { columns } = before.withItem({ prodsys_id });
  const quantity = before.columns.quantity.map((own) => wholeUses(own * uses));
  return { kind: "set", places, before, after: before.over({ ...columns, quantity }) };
}
