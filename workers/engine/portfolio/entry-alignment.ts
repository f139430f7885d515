import { LINE_DETAILS } from "../../../edge-api/contract/line-details.ts";
import {
  alike,
  columnNames,
  columnsNamed,
  withDetailsOf,
  type ColumnName,
  type EntryColumns,
} from "./entry-columns.ts";
import { equalLines, NONE } from "./equal-lines.ts";

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
const likenesses = (columns: EntryColumns): readonly (readonly ColumnName[])[] => {
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
export function aligned(before: EntryColumns, after: EntryColumns): Int32Array {
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
