import type { EntryTable } from "./entry-table.ts";
import type { Steps } from "./steps.ts";

/** Lines compared between two chances to stop. */
const LINES_A_STEP = 2048;

/** A line in the numbers of its table, as one text. */
const keyOf = ({ useCase, product, food, label, quantity }: EntryTable["columns"], at: number): string =>
  `${useCase[at]} ${product[at]} ${food[at]} ${label[at]} ${quantity[at]}`;

/**
 * How many of the lines stand in the table already, equal in everything; two equal ones need two. Yields the share done.
 *
 * @param lines of the table's family (`akin`): equal texts have equal numbers
 */
export function* sharedLines(table: EntryTable, lines: EntryTable): Steps<number> {
  const there = new Map<string, number>();
  const all = table.length + lines.length;
  for (let at = 0; at < table.length; at++) {
    if (at % LINES_A_STEP === 0) yield at / all;
    const key = keyOf(table.columns, at);
    there.set(key, (there.get(key) ?? 0) + 1);
  }
  let shared = 0;
  for (let at = 0; at < lines.length; at++) {
    if (at % LINES_A_STEP === 0) yield (table.length + at) / all;
    const key = keyOf(lines.columns, at);
    const left = there.get(key) ?? 0;
    if (left === 0) continue;
    there.set(key, left - 1);
    shared++;
  }
  return shared;
}
