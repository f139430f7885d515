import { BASE_REGION, IMAGINARY_REGION } from "../../../edge-api/contract/regions.ts";
import type { CsvRow } from "./csv-row.ts";
import { RANGES } from "./ranges.ts";

/** A region at or above this share, beside one with exactly 0, differs by more than rounding. */
const MARKED_SHARE = 0.02;

/** The publisher of a source: its first word, such as Eurostat, OECD or US. */
const publisherOf = (row: CsvRow, column: string): string => (row.optionalText(column) ?? "").split(/[\s,:]/)[0] ?? "";

const isReal = (row: CsvRow): boolean => {
  const region = row.optionalText("region_id");
  return region !== BASE_REGION && region !== IMAGINARY_REGION;
};

/**
 * Faults of regions that differ by a rule and not by a figure: one has exactly 0, its neighbour a marked share from
 * another publisher. All real regions but the world have a high income. A `note` of the row with the 0 that begins with
 * "0:" says why it is a figure.
 *
 * @param columns shares to compare, each with the column of its source
 */
export function expectConsistentRegions(
  rows: readonly CsvRow[],
  columns: readonly { readonly share: string; readonly source: string }[],
  groupOf: (row: CsvRow) => string,
): void {
  const real = rows.filter(isReal);
  for (const name of new Set(real.map(groupOf)))
    for (const { share, source } of columns) {
      const valueOf = (row: CsvRow): number => row.number(share, RANGES.fraction);
      const group = real.filter((row) => groupOf(row) === name);
      const zeros = group.filter((row) => valueOf(row) === 0 && !(row.optionalText("note") ?? "").startsWith("0:"));
      for (const row of group.filter((one) => valueOf(one) >= MARKED_SHARE)) {
        const other = zeros.find((zero) => publisherOf(zero, source) !== publisherOf(row, source));
        if (other !== undefined)
          row.fault(share, `0 as in ${other.text("region_id")}, or the same publisher: regions differ by a rule`);
      }
    }
}
