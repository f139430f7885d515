import type { Column } from "./column-pieces.ts";
import { alike, columnsNamed, type ColumnName, type EntryColumns } from "./entry-columns.ts";

/** Some lines of a table, by their indexes. */
export interface SomeLines {
  readonly columns: EntryColumns;
  readonly places: Int32Array;
}

type Fields = readonly ColumnName[];

/** Index that stands for "no line". */
export const NONE = -1;

/** A 32-bit hash of each line. Large quantities lose digits in it, but lines are also compared in full. */
function hashes({ columns, places }: SomeLines, fields: Fields): Int32Array {
  const hash = new Int32Array(places.length);
  for (const field of fields) {
    const column = columns[field];
    if (column === undefined) continue;
    for (let index = 0; index < places.length; index++) {
      const mixed = Math.imul((hash[index] ?? 0) ^ ((column[places[index] ?? 0] ?? 0) | 0), 0x9e3779b1);
      hash[index] = mixed ^ (mixed >>> 15);
    }
  }
  return hash;
}

/**
 * For each line of `asked`, the index of a line of `given` with equal fields; -1 = none is left. Each given line is used
 * once, in order.
 *
 * A hash table over typed arrays, without an allocation per line. Equal lines form one linked list, so that a thousand
 * equal lines cost as much as a thousand distinct ones.
 */
export function equalLines(asked: SomeLines, given: SomeLines, fields: Fields): Int32Array {
  const slots = 2 ** Math.ceil(Math.log2(2 * given.places.length + 2));
  /** by slot: a line that represents its list, the hash of that line, and the next line to use */
  const model = new Int32Array(slots).fill(NONE);
  const modelHash = new Int32Array(slots);
  const first = new Int32Array(slots).fill(NONE);
  const next = new Int32Array(given.places.length).fill(NONE);
  const givenColumns = columnsNamed(given.columns, fields);
  const askedColumns = columnsNamed(asked.columns, fields);
  const slotOf = (hash: number, columns: readonly Column[], at: number): number => {
    for (let slot = hash & (slots - 1); ; slot = (slot + 1) & (slots - 1)) {
      const line = model[slot] ?? NONE;
      if (line === NONE) return slot;
      if (modelHash[slot] === hash && alike(givenColumns, line, columns, at)) return slot;
    }
  };
  const givenHashes = hashes(given, fields);
  // backwards, so that the first line is the head of its list
  for (let index = given.places.length - 1; index >= 0; index--) {
    const line = given.places[index] ?? 0;
    const hash = givenHashes[index] ?? 0;
    const slot = slotOf(hash, givenColumns, line);
    model[slot] = line;
    modelHash[slot] = hash;
    next[index] = first[slot] ?? NONE;
    first[slot] = index;
  }
  const askedHashes = hashes(asked, fields);
  return asked.places.map((at, index) => {
    const slot = slotOf(askedHashes[index] ?? 0, askedColumns, at);
    const found = first[slot] ?? NONE;
    if (found === NONE) return NONE;
    first[slot] = next[found] ?? NONE;
    return given.places[found] ?? NONE;
  });
}
