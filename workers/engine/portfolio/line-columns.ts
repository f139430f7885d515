import { LINE_DETAILS, type LineDetail } from "../../../edge-api/contract/line-details.ts";
import { blankColumn, copyInto, copyOfColumn, inPieces, type Column } from "./column-pieces.ts";
import type { Steps } from "./steps.ts";

/** Columns of details; absent = no line has this detail. */
type DetailColumns = { readonly [Detail in LineDetail]?: Uint32Array | undefined };

/** Lines by column. Numbers refer to texts; number 0 of a label or detail = none. Immutable once built. */
export interface LineColumns extends DetailColumns {
  readonly useCase: Uint32Array;
  readonly product: Uint32Array;
  readonly food: Uint32Array;
  readonly label: Uint32Array;
  /** uses (servings) */
  readonly quantity: Float64Array;
}

/** The lines of a portfolio as plain data for another thread: 24 bytes a line, 4 more for each detail. */
export interface LineData extends LineColumns {
  /** texts of use case, product and food, by number */
  readonly ids: readonly string[];
  /** texts of labels and details, by number; the first is "" */
  readonly labels: readonly string[];
}

export type ColumnName = keyof LineColumns;

/** The columns that all lines have. */
export const CORE_COLUMNS = ["useCase", "product", "food", "label", "quantity"] as const satisfies ColumnName[];
export type CoreColumn = (typeof CORE_COLUMNS)[number];

/** Columns under construction, as lists. */
export type ColumnLists = Record<CoreColumn, number[]> & { [Detail in LineDetail]?: number[] };

/** Columns under construction, without lines. */
export const blankLists = (): ColumnLists => ({ useCase: [], product: [], food: [], label: [], quantity: [] });

/** Names of the columns that exist, in a fixed order. */
export const columnNames = (columns: { readonly [Name in ColumnName]?: unknown }): readonly ColumnName[] => [
  ...CORE_COLUMNS,
  ...LINE_DETAILS.filter((name) => columns[name] !== undefined),
];

/** The texts that a column refers to: ids, or labels (also for details); null = quantities. */
export const textsOfColumn = (name: ColumnName): "ids" | "labels" | null => {
  if (name === "quantity") return null;
  return name === "useCase" || name === "product" || name === "food" ? "ids" : "labels";
};

/** The columns with these names, in the order of the names. */
export const columnsNamed = (columns: LineColumns, names: readonly ColumnName[]): readonly Column[] =>
  names.flatMap((name) => columns[name] ?? []);

/** Whether two lines are equal in all of these columns. */
export const alike = (a: readonly Column[], at: number, b: readonly Column[], other: number): boolean => {
  for (let nth = 0; nth < a.length; nth++) if (a[nth]?.[at] !== b[nth]?.[other]) return false;
  return true;
};

/** Maps the columns of details that exist. */
export function detailsOf<C, T>(
  columns: { readonly [Detail in LineDetail]?: C | undefined },
  make: (column: C, name: LineDetail) => T,
): { [Detail in LineDetail]?: T } {
  const made: { [Detail in LineDetail]?: T } = {};
  for (const name of LINE_DETAILS) {
    const column = columns[name];
    if (column !== undefined) made[name] = make(column, name);
  }
  return made;
}

/** Typed columns from lists. */
export const columnsOf = (lists: ColumnLists): LineColumns => ({
  useCase: Uint32Array.from(lists.useCase),
  product: Uint32Array.from(lists.product),
  food: Uint32Array.from(lists.food),
  label: Uint32Array.from(lists.label),
  quantity: Float64Array.from(lists.quantity),
  ...detailsOf(lists, (list) => Uint32Array.from(list)),
});

/** Adds empty columns for the details that only `others` has. */
export function withDetailsOf(columns: LineColumns, others: LineColumns): LineColumns {
  const missing = LINE_DETAILS.filter((name) => columns[name] === undefined && others[name] !== undefined);
  if (missing.length === 0) return columns;
  const { length } = columns.quantity;
  return { ...columns, ...Object.fromEntries(missing.map((name) => [name, new Uint32Array(length)])) };
}

/** Maps every column in steps; the share done restarts with each column. */
export function* eachColumn(
  change: <C extends Column>(name: ColumnName, column: C) => Steps<C>,
  of: LineColumns,
): Steps<LineColumns> {
  const columns = {
    useCase: yield* change("useCase", of.useCase),
    product: yield* change("product", of.product),
    food: yield* change("food", of.food),
    label: yield* change("label", of.label),
    quantity: yield* change("quantity", of.quantity),
  };
  const details: { [Detail in LineDetail]?: Uint32Array } = {};
  for (const name of LINE_DETAILS) {
    const column = of[name];
    if (column !== undefined) details[name] = yield* change(name, column);
  }
  return { ...columns, ...details };
}

/** Throws RangeError unless places are ascending and below `length`. */
export function checkPlaces(places: Uint32Array, length: number): void {
  let before = -1;
  for (let at = 0; at < places.length; at++) {
    const place = places[at] ?? 0;
    if (place <= before || place >= length) throw new RangeError(`line ${place} after ${before} of ${length}`);
    before = place;
  }
}

/** Throws RangeError if columns differ in length or refer to a text beyond the last. `ids`, `labels`: number of texts. */
export function checkColumns(columns: LineColumns, ids: number, labels: number): void {
  const { length } = columns.quantity;
  for (const name of columnNames(columns)) {
    const column = columns[name];
    const of = textsOfColumn(name);
    if (column === undefined || of === null) continue;
    if (column.length !== length) throw new RangeError(`${column.length} of ${name} for ${length} lines`);
    const texts = of === "labels" ? labels : ids;
    for (let at = 0; at < length; at++) {
      if ((column[at] ?? 0) >= texts) throw new RangeError(`line ${at} names no ${name}`);
    }
  }
}

/** The lines at the places, in steps. */
export const pickColumns = (columns: LineColumns, places: Uint32Array): Steps<LineColumns> =>
  eachColumn(function* (_, column) {
    const picked = blankColumn(column, places.length);
    yield* inPieces(places.length, (from, to) => {
      for (let at = from; at < to; at++) picked[at] = column[places[at] ?? 0] ?? 0;
    });
    return picked;
  }, columns);

/** Replaces values at the places, in steps; an unchanged column stays the same array. */
export function setColumns(columns: LineColumns, places: Uint32Array, values: LineColumns): Steps<LineColumns> {
  const all = withDetailsOf(values, columns);
  return eachColumn(
    function* <C extends Column>(name: ColumnName, column: C) {
      const given = all[name] ?? column;
      const isSame = (at: number): boolean => given[at] === column[places[at] ?? 0];
      let first = 0;
      while (first < places.length && isSame(first)) first++;
      if (first === places.length) return column;
      const changed = yield* copyOfColumn(column);
      for (let at = first; at < places.length; at++) changed[places[at] ?? 0] = given[at] ?? 0;
      return changed;
    },
    withDetailsOf(columns, values),
  );
}

/** A run of consecutive places: `length` places from `place` on; `at` is the index of the first in the list of places. */
interface Block {
  readonly place: number;
  readonly at: number;
  readonly length: number;
}

/** Runs of consecutive places. An import of a million lines is one run and is copied at once. */
function blocksOf(places: Uint32Array): readonly Block[] {
  const blocks: Block[] = [];
  let at = 0;
  for (let end = 1; end <= places.length; end++) {
    const place = places[at] ?? 0;
    if (end < places.length && places[end] === place + end - at) continue;
    blocks.push({ place, at, length: end - at });
    at = end;
  }
  return blocks;
}

/** Inserts lines, in steps; `places` are their indexes in the result. */
export function insertColumns(columns: LineColumns, places: Uint32Array, values: LineColumns): Steps<LineColumns> {
  const blocks = blocksOf(places);
  const all = withDetailsOf(values, columns);
  return eachColumn(
    function* (name, column) {
      const given = all[name] ?? column;
      const longer = blankColumn(column, column.length + places.length);
      let kept = 0;
      for (const { place, at, length } of blocks) {
        yield* copyInto(longer, kept + at, column.subarray(kept, place - at));
        yield* copyInto(longer, place, given.subarray(at, at + length));
        kept = place - at;
      }
      yield* copyInto(longer, kept + places.length, column.subarray(kept));
      return longer;
    },
    withDetailsOf(columns, values),
  );
}

/** Removes the lines at the places, in steps. */
export function removeColumns(columns: LineColumns, places: Uint32Array): Steps<LineColumns> {
  const blocks = blocksOf(places);
  return eachColumn(function* (_, column) {
    const shorter = blankColumn(column, column.length - places.length);
    let from = 0;
    for (const { place, at, length } of blocks) {
      yield* copyInto(shorter, from - at, column.subarray(from, place));
      from = place + length;
    }
    yield* copyInto(shorter, from - places.length, column.subarray(from));
    return shorter;
  }, columns);
}
