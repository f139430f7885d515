import { LINE_DETAILS } from "../../../edge-api/contract/line-details.ts";
import { alike, columnNames, columnsNamed, withDetailsOf, type ColumnName, type LineColumns } from "./line-columns.ts";
import type { Column } from "./column-pieces.ts";

/** Some lines of a table, by their indexes. */
interface SomeLines {
  readonly columns: LineColumns;
  readonly places: Int32Array;
}

type Fields = readonly ColumnName[];

/** Index that stands for "no line". */
const NONE = -1;

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
function equalLines(asked: SomeLines, given: SomeLines, fields: Fields): Int32Array {
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

/** Sets of columns in which two lines must be equal to be matched, strictest first. */
const LIKENESS: readonly (readonly ColumnName[])[] = [
  ["useCase", "product", "food", "label", "quantity"],
  ["useCase", "product", "food", "label"],
  ["useCase", "product", "label", "quantity"],
  ["useCase", "product", "food", "quantity"],
  ["useCase", "product", "label"],
  ["useCase", "product", "food"],
  ["useCase", "label", "quantity"],
];

/** Sets of columns for lines that may have details: first all sets with equal details, then without details. */
const likenesses = (columns: LineColumns): readonly (readonly ColumnName[])[] => {
  const details = LINE_DETAILS.filter((name) => columns[name] !== undefined);
  return details.length === 0 ? LIKENESS : [...LIKENESS.map((fields) => [...fields, ...details]), ...LIKENESS];
};

/** Indexes without a match yet. */
const free = (taken: Int32Array): Int32Array => {
  const places = new Int32Array(taken.length);
  let count = 0;
  for (let at = 0; at < taken.length; at++) if (taken[at] === NONE) places[count++] = at;
  return places.subarray(0, count);
};

/**
 * Matches the lines of two tables: for each line of `before` its index in `after`, or -1. Lines have no ids, so similar
 * lines are matched: first equal lines at the start and the end, then by fewer and fewer columns, in order.
 */
export function aligned(before: LineColumns, after: LineColumns): Int32Array {
  const [a, b] = [withDetailsOf(before, after), withDetailsOf(after, before)];
  const names = columnNames(a);
  const [all, others] = [columnsNamed(a, names), columnsNamed(b, names)];
  const [countA, countB] = [a.quantity.length, b.quantity.length];
  const toB = new Int32Array(countA).fill(NONE);
  const toA = new Int32Array(countB).fill(NONE);
  const pair = (at: number, other: number): void => {
    toB[at] = other;
    toA[other] = at;
  };
  const shorter = Math.min(countA, countB);
  let start = 0;
  for (; start < shorter && alike(all, start, others, start); start++) pair(start, start);
  for (let end = 1; end <= shorter - start && alike(all, countA - end, others, countB - end); end++) {
    pair(countA - end, countB - end);
  }
  for (const fields of likenesses(a)) {
    const left = free(toA);
    const open = free(toB);
    if (left.length === 0 || open.length === 0) break;
    const found = equalLines({ columns: a, places: open }, { columns: b, places: left }, fields);
    for (const [index, at] of open.entries()) {
      const other = found[index] ?? NONE;
      if (other !== NONE) pair(at, other);
    }
  }
  return toB;
}
