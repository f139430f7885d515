import type { CsvRow } from "./csv-row.ts";

/** Tolerance for fractions with nine digits: a tenth of that of method.md section 2. */
const TOLERANCE = 1e-7;

/** Records a problem unless the fractions sum to 1. NaN is ignored, because it is reported where it is read. */
export function expectSumOfOne(row: CsvRow, column: string, fractions: readonly number[], what: string): void {
  const sum = fractions.reduce((total, fraction) => total + fraction, 0);
  if (Math.abs(sum - 1) > TOLERANCE) row.fault(column, `${what} that sum to 1`, String(Number(sum.toPrecision(9))));
}
