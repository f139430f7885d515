import { blankColumn, copyInto, copyOfColumn, inPieces, type Column } from "./column-pieces.ts";
import type { Steps } from "./steps.ts";

/** Lines by column. The numbers of a column stand for texts; label 0 is none. For reading: never written to once made. */
export interface EntryColumns {
  readonly useCase: Uint32Array;
  readonly product: Uint32Array;
  readonly food: Uint32Array;
  readonly label: Uint32Array;
  /** uses (servings) */
  readonly quantity: Float64Array;
}

/** The lines of a portfolio as plain data that may be transferred to another thread: 24 bytes a line. */
export interface EntryData extends EntryColumns {
  /** what use case, product and food are numbers of */
  readonly ids: readonly string[];
  /** what label is a number of; the first is "" */
  readonly labels: readonly string[];
}

/** Columns of lists that grew line by line. */
export const columnsOf = (lists: Readonly<Record<keyof EntryColumns, readonly number[]>>): EntryColumns => ({
  useCase: Uint32Array.from(lists.useCase),
  product: Uint32Array.from(lists.product),
  food: Uint32Array.from(lists.food),
  label: Uint32Array.from(lists.label),
  quantity: Float64Array.from(lists.quantity),
});

/** Every column by the same change, one after the other: the share is that of each part by itself. */
export function* eachColumn(
  change: <C extends Column>(name: keyof EntryColumns, column: C) => Steps<C>,
  of: EntryColumns,
): Steps<EntryColumns> {
  return {
    useCase: yield* change("useCase", of.useCase),
    product: yield* change("product", of.product),
    food: yield* change("food", of.food),
    label: yield* change("label", of.label),
    quantity: yield* change("quantity", of.quantity),
  };
}

/** Throws RangeError unless places rise and lie below `length`. */
export function checkPlaces(places: Uint32Array, length: number): void {
  let before = -1;
  for (let at = 0; at < places.length; at++) {
    const place = places[at] ?? 0;
    if (place <= before || place >= length) throw new RangeError(`line ${place} after ${before} of ${length}`);
    before = place;
  }
}

/** Throws RangeError when columns differ in length or name a text beyond the last. */
export function checkColumns(columns: EntryColumns, ids: number, labels: number): void {
  const { length } = columns.quantity;
  for (const name of ["useCase", "product", "food", "label"] as const) {
    const column = columns[name];
    if (column.length !== length) throw new RangeError(`${column.length} of ${name} for ${length} lines`);
    const texts = name === "label" ? labels : ids;
    for (let at = 0; at < length; at++) {
      if ((column[at] ?? 0) >= texts) throw new RangeError(`line ${at} names no ${name}`);
    }
  }
}

/** The lines at the places, in their order. */
export const pickColumns = (columns: EntryColumns, places: Uint32Array): Steps<EntryColumns> =>
  eachColumn(function* (_, column) {
    const picked = blankColumn(column, places.length);
    yield* inPieces(places.length, (from, to) => {
      for (let at = from; at < to; at++) picked[at] = column[places[at] ?? 0] ?? 0;
    });
    return picked;
  }, columns);

/** Other values at the places; a column in which nothing changes stays the same one. */
export const setColumns = (columns: EntryColumns, places: Uint32Array, values: EntryColumns): Steps<EntryColumns> =>
  eachColumn(function* <C extends Column>(name: keyof EntryColumns, column: C) {
    const given = values[name];
    const isSame = (at: number): boolean => given[at] === column[places[at] ?? 0];
    let first = 0;
    while (first < places.length && isSame(first)) first++;
    if (first === places.length) return column;
    const changed = yield* copyOfColumn(column);
    for (let at = first; at < places.length; at++) changed[places[at] ?? 0] = given[at] ?? 0;
    return changed;
  }, columns);

/** Places that follow each other: `length` of them from `place` on, the first one at `at` in the list of places. */
interface Block {
  readonly place: number;
  readonly at: number;
  readonly length: number;
}

/** Lines come and go in blocks: an import of a million lines is one, and is copied at once. */
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

/** Lines put in so that they then stand at the places. */
export function insertColumns(columns: EntryColumns, places: Uint32Array, values: EntryColumns): Steps<EntryColumns> {
  const blocks = blocksOf(places);
  return eachColumn(function* (name, column) {
    const given = values[name];
    const longer = blankColumn(column, column.length + places.length);
    let kept = 0;
    for (const { place, at, length } of blocks) {
      yield* copyInto(longer, kept + at, column.subarray(kept, place - at));
      yield* copyInto(longer, place, given.subarray(at, at + length));
      kept = place - at;
    }
    yield* copyInto(longer, kept + places.length, column.subarray(kept));
    return longer;
  }, columns);
}

/** Lines taken out at the places. */
export function removeColumns(columns: EntryColumns, places: Uint32Array): Steps<EntryColumns> {
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
