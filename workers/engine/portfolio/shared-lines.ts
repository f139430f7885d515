import type { Column } from "./column-pieces.ts";
import { columnNames, columnsNamed, withDetailsOf } from "./line-columns.ts";
import type { LineTable } from "./line-table.ts";
import type { Steps } from "./steps.ts";

/** Lines per step. */
const LINES_A_STEP = 512;

/** The numbers of a line as one text. */
const keyOf = (columns: readonly Column[], at: number): string => {
  let key = "";
  for (const column of columns) key += `${column[at]} `;
  return key;
};

/**
 * Counts the lines that the table already has, equal in all columns; two equal lines need two matches. Yields the share
 * done.
 * @param lines must share the texts of the table (`akin`), so that equal texts have equal numbers
 */
export function* sharedLines(table: LineTable, lines: LineTable): Steps<number> {
  const there = new Map<string, number>();
  const all = table.length + lines.length;
  const names = columnNames(withDetailsOf(table.columns, lines.columns));
  const mine = columnsNamed(withDetailsOf(table.columns, lines.columns), names);
  const theirs = columnsNamed(withDetailsOf(lines.columns, table.columns), names);
  for (let at = 0; at < table.length; at++) {
    if (at % LINES_A_STEP === 0) yield at / all;
    const key = keyOf(mine, at);
    there.set(key, (there.get(key) ?? 0) + 1);
  }
  let shared = 0;
  for (let at = 0; at < lines.length; at++) {
    if (at % LINES_A_STEP === 0) yield (table.length + at) / all;
    const key = keyOf(theirs, at);
    const left = there.get(key) ?? 0;
    if (left === 0) continue;
    there.set(key, left - 1);
    shared++;
  }
  return shared;
}
