import { inPieces, type Column } from "./column-pieces.ts";
import { eachColumn, textsOfColumn, type ColumnName, type EntryColumns } from "./entry-columns.ts";
import type { Steps } from "./steps.ts";
import type { TextPool } from "./text-pool.ts";

/** The texts of a family of tables; they only grow, so that all tables made of each other share them. */
export interface Texts {
  readonly ids: TextPool;
  readonly labels: TextPool;
}

/** Does any line have a text in this column? */
export function hasAny(column: Uint32Array | undefined): boolean {
  return column?.some((number) => number > 0) === true;
}

/** Are there few texts for so many cells? */
export const isSmall = (pool: TextPool, cells: number): boolean => pool.size <= 64 + cells / 2;

/** Columns in the numbers of other pools that take the texts up; null = in their own, as they are. */
export const renumbered = (
  columns: EntryColumns,
  texts: Texts,
  others: { readonly [Of in keyof Texts]: TextPool | null },
): Steps<EntryColumns> =>
  eachColumn(function* <C extends Column>(name: ColumnName, column: C) {
    const of = textsOfColumn(name);
    const other = of && others[of];
    if (of === null || other === null) return column;
    return (yield* numbersIn(other, column, texts[of])) as C;
  }, columns);

function* numbersIn(other: TextPool, column: Column, pool: TextPool): Steps<Uint32Array> {
  const numbers = new Uint32Array(column.length);
  // number + 1 in the other pool; 0 = not seen
  const places = new Uint32Array(pool.size);
  yield* inPieces(column.length, (from, to) => {
    for (let at = from; at < to; at++) {
      const number = column[at] ?? 0;
      if (places[number] === 0) places[number] = other.of(pool.text(number)) + 1;
      numbers[at] = (places[number] ?? 0) - 1;
    }
  });
  return numbers;
}
