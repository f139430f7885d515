import type { CsvRow } from "./csv-row.ts";

/** Fractions that are written with nine digits may miss 1 by this much: a tenth of what the method lets pass (section 2). */
const TOLERANCE = 1e-7;

/** Faults `row` unless the fractions sum to 1; fractions that are faulty themselves (NaN) are reported elsewhere. */
export function expectSumOfOne(row: CsvRow, column: string, fractions: readonly number[], what: string): void {
  const sum = fractions.reduce((total, fraction) => total + fraction, 0);
  if (Math.abs(sum - 1) > TOLERANCE) row.fault(column, `${what} that sum to 1`, String(Number(sum.toPrecision(9))));
}
