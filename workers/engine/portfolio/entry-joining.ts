import { remove, setLines, setQuantity, type EntryEdit, append } from "./entry-edit.ts";
import type { EntryLine } from "./entry-line.ts";
import { QUANTITY } from "./entry-quantity.ts";
import { EntryTable } from "./entry-table.ts";

/** Place of the line that a line added by hand adds to: the same product and food, unlabelled before labelled; -1 = none. */
function placeOf(table: EntryTable, { usecase_id, prodsys_id, food_id }: EntryLine): number {
  const own = table.numbered(EntryTable.of([{ usecase_id, prodsys_id, food_id, label: "", quantity: 0 }]));
  const { useCase, product, food, label } = table.columns;
  let labelled = -1;
  for (let at = 0; at < table.length; at++) {
    if (product[at] !== own.product[0] || food[at] !== own.food[0] || useCase[at] !== own.useCase[0]) continue;
    if (label[at] === 0) return at;
    if (labelled < 0) labelled = at;
  }
  return labelled;
}

/** A line added by hand: the same product and food increments its quantity (decisions.md 16a), up to the most. */
export function addByHand(table: EntryTable, line: EntryLine): EntryEdit {
  const at = placeOf(table, line);
  if (at < 0) return append(table, EntryTable.of([line]));
  return setQuantity(table, at, Math.min(table.line(at).quantity + line.quantity, QUANTITY.most));
}

/**
 * "Merge equal lines": lines of the same use case, product, food and label become the first of them, with the sum of
 * their quantities. Sums beyond the most are left apart. No edits = nothing is equal.
 */
export function mergeEqualLines(table: EntryTable): readonly EntryEdit[] {
  const { useCase, product, food, label, quantity } = table.columns;
  const firsts = new Map<string, number>();
  const sums = new Map<number, number>();
  const gone: number[] = [];
  for (let at = 0; at < table.length; at++) {
    const key = `${useCase[at]} ${product[at]} ${food[at]} ${label[at]}`;
    const first = firsts.get(key);
    const sum = (first === undefined ? 0 : (sums.get(first) ?? quantity[first] ?? 0)) + (quantity[at] ?? 0);
    if (first === undefined || sum > QUANTITY.most) {
      firsts.set(key, at);
    } else {
      sums.set(first, sum);
      gone.push(at);
    }
  }
  if (gone.length === 0) return [];
  const places = Uint32Array.from([...sums.keys()].toSorted((a, b) => a - b));
  const quantities = Float64Array.from(places, (place) => sums.get(place) ?? 0);
  const firstLines = table.pick(places);
  const summed = firstLines.over({ ...firstLines.columns, quantity: quantities });
  const joined = setLines(table, places, summed);
  return [joined, remove(table.with(places, summed), Uint32Array.from(gone))];
}
