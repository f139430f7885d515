import type { Steps } from "./steps.ts";

export type Column = Uint32Array | Float64Array;

/**
 * Lines per step. The first write to new memory is slow, because the system allocates it page by page: five columns of
 * 100,000 lines (2.4 MB) in one step would block a slow browser for too long.
 */
const PIECE_LINES = 32_768;

/**
 * Calls `work` for consecutive ranges of lines, one range per step; yields the share done.
 * @param size lines per range; fewer where a line is expensive
 */
export function* inPieces(lines: number, work: (from: number, to: number) => void, size = PIECE_LINES): Steps<void> {
  for (let from = 0; from < lines; from += size) {
    if (from > 0) yield from / lines;
    work(from, Math.min(from + size, lines));
  }
}

/** A column of zeros of the same type as `like`. */
export const blankColumn = <C extends Column>(like: C, length: number): C =>
  (like instanceof Float64Array ? new Float64Array(length) : new Uint32Array(length)) as C;

/** Copies values into a column from index `place` on, in steps. */
export const copyInto = (target: Column, place: number, values: Column): Steps<void> =>
  inPieces(values.length, (from, to) => target.set(values.subarray(from, to), place + from));

/** Copies a column, in steps. */
export function* copyOfColumn<C extends Column>(column: C): Steps<C> {
  const copy = blankColumn(column, column.length);
  yield* copyInto(copy, 0, column);
  return copy;
}
