import { inPieces, type Column } from "./column-pieces.ts";
import { differentNumbers } from "./different-numbers.ts";
import { eachColumn, textsOfColumn, type ColumnName, type LineColumns } from "./line-columns.ts";
import type { Steps } from "./steps.ts";
import type { TextPool } from "./text-pool.ts";

/** Texts shared by all tables derived from each other; texts are only added. */
export interface Texts {
  readonly ids: TextPool;
  readonly labels: TextPool;
}

/** Whether any line has a text in this column. */
export function hasAny(column: Uint32Array | undefined): boolean {
  return column?.some((number) => number > 0) === true;
}

/**
 * Whether the columns that number the texts of a pool use most of them, so that renumbering saves little. Few texts for so
 * many cells need no count. A text in two columns counts twice.
 */
export function isMostlyUsed(pool: TextPool, columns: readonly Uint32Array[]): boolean {
  const cells = columns.reduce((sum, column) => sum + column.length, 0);
  if (pool.size <= 64 + cells / 2) return true;
  return columns.reduce((sum, column) => sum + differentNumbers(column).length, 0) >= pool.size / 2;
}

/** Renumbers columns for other pools, adding their texts to them; null = keep the numbers. Yields the share done. */
export const renumbered = (
  columns: LineColumns,
  texts: Texts,
  others: { readonly [Of in keyof Texts]: TextPool | null },
): Steps<LineColumns> =>
  eachColumn(function* <C extends Column>(name: ColumnName, column: C) {
    const of = textsOfColumn(name);
    const other = of && others[of];
    if (of === null || other === null) return column;
    return (yield* numbersIn(other, column, texts[of])) as C;
  }, columns);

/** Lines per step: each may add a text of its own to a map, such as an article number. */
const PIECE_LINES = 8192;

function* numbersIn(other: TextPool, column: Column, pool: TextPool): Steps<Uint32Array> {
  const numbers = new Uint32Array(column.length);
  // number + 1 in the other pool; 0 = not seen
  const places = new Uint32Array(pool.size);
  const renumber = (from: number, to: number): void => {
    for (let at = from; at < to; at++) {
      const number = column[at] ?? 0;
      if (places[number] === 0) places[number] = other.of(pool.text(number)) + 1;
      numbers[at] = (places[number] ?? 0) - 1;
    }
  };
  yield* inPieces(column.length, renumber, PIECE_LINES);
  return numbers;
}
