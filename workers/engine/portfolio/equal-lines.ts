import type { Column } from "./column-pieces.ts";
import { alike, columnsNamed, type ColumnName, type EntryColumns } from "./entry-columns.ts";

/** Lines of a table that are looked at, by their places. */
export interface SomeLines {
  readonly columns: EntryColumns;
  readonly places: Int32Array;
}

type Fields = readonly ColumnName[];

export const NONE = -1;

/** A hash of 32 bits for what each line holds; what large quantities lose of their digits, the comparison has. */
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
 * For each line asked, one of the lines given that holds the same in these fields, by its place; -1 = none is left. Each
 * is taken once, the first of equal ones first.
 *
 * A hash table over typed arrays: no memory is asked for a line. Lines that hold the same form one list, so that a
 * thousand equal ones cost what a thousand others do.
 */
export function equalLines(asked: SomeLines, given: SomeLines, fields: Fields): Int32Array {
  const slots = 2 ** Math.ceil(Math.log2(2 * given.places.length + 2));
  /** by slot: a line of its list, also when that has been taken, with its hash; and the next one to take */
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
  // from the back, so that the first stands in front
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
