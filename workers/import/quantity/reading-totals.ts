import type { ReadPattern } from "../import-api.ts";
import type { DecimalSign } from "../import-settings.ts";
import type { Sheet } from "../sheet.ts";
import { LineQuantities } from "./line-quantities.ts";
import { NO_WAYS, type QuantityWays } from "./term-reader.ts";
import type { Arithmetic, QuantityReading } from "./reading.ts";

/** Maximum number of rows listed for a question. */
const ROWS_NAMED = 20;
/** Examples of a reading: rows that are read in different ways first. */
const EXAMPLES_SHOWN = 3;
/** Rows that are searched for examples. */
const ROWS_SEARCHED = 2000;
export const PATTERNS_SHOWN = 12;

/** Returned goods: number of rows, pieces, and the first row numbers. */
export interface ReturnsFound {
  readonly rows: number;
  readonly pieces: number;
  readonly first: readonly number[];
}

/** 1 = a purchase, -1 = subtracted, 0 = no line. */
export type RowSign = (place: number) => -1 | 0 | 1;

/** The total of a reading: Σ of the readable lines in pieces, returns subtracted, with its largest lines and examples. */
export function readingTotal(
  sheet: Sheet,
  reading: QuantityReading,
  decimal: DecimalSign,
  signAt: RowSign,
  ways: QuantityWays,
): {
  readonly total: number;
  readonly unread: number;
  readonly returns: ReturnsFound;
  readonly examples: readonly Arithmetic[];
} {
  const lines = new LineQuantities(sheet, reading, decimal, {
    ...NO_WAYS,
    ...ways,
    isLine: (place) => signAt(place) !== 0,
  });
  const returns = { rows: 0, pieces: 0, first: [] as number[] };
  const examples = new Map<string, number>();
  let [total, unread] = [0, 0];
  for (let place = 0; place < sheet.rows; place++) {
    const sign = signAt(place);
    if (sign === 0) continue;
    const quantity = lines.at(place);
    if (quantity === null) continue;
    if (!("pieces" in quantity)) {
      unread++;
      continue;
    }
    const pieces = signed(quantity.pieces, sign);
    total += pieces;
    if (quantity.pieces < 0) {
      returns.rows++;
      returns.pieces -= pieces;
      if (returns.first.length < ROWS_NAMED) returns.first.push(sheet.rowNumber(place));
    }
    if (place < ROWS_SEARCHED && examples.size < EXAMPLES_SHOWN) {
      const pattern = lines.patternAt(place);
      if (!examples.has(pattern)) examples.set(pattern, place);
    }
  }
  const places = [...examples.values()];
  for (let place = 0; place < sheet.rows && places.length < EXAMPLES_SHOWN; place++) {
    const isOther = signAt(place) !== 0 && !places.includes(place);
    if (isOther && lines.arithmeticAt(place) !== null) places.push(place);
  }
  const shown = places.toSorted((a, b) => a - b).flatMap((place) => lines.arithmeticAt(place) ?? []);
  return { total, unread, returns, examples: shown };
}

/** Pieces under the sign of the row: a subtracted row is negative, whatever its own sign. */
export const signed = (pieces: number, sign: -1 | 0 | 1): number => (sign === -1 ? -Math.abs(pieces) : pieces * sign);

/** How rows are read: each pattern once, with its largest row as the example. */
export class Patterns {
  readonly #found = new Map<string, { place: number; pieces: number; rows: number; total: number }>();

  add(key: string, place: number, pieces: number): void {
    const known = this.#found.get(key);
    if (known === undefined) {
      this.#found.set(key, { place, pieces, rows: 1, total: pieces });
      return;
    }
    known.rows++;
    known.total += pieces;
    if (Math.abs(pieces) > Math.abs(known.pieces)) [known.place, known.pieces] = [place, pieces];
  }

  get count(): number {
    return this.#found.size;
  }

  first(arithmeticAt: (place: number) => Arithmetic | null): readonly ReadPattern[] {
    return [...this.#found.values()]
      .toSorted((a, b) => b.rows - a.rows)
      .slice(0, PATTERNS_SHOWN)
      .flatMap(({ place, rows, total, pieces }) => {
        const example = arithmeticAt(place);
        return example === null ? [] : [{ example: { ...example, pieces }, rows, total }];
      });
  }
}
