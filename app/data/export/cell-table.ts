import type { NamedCell } from "./context-columns.ts";
import { csvText, type CsvFormat } from "./csv-text.ts";

/** Rows of named cells as CSV; `empty` names the columns of a table that has no row. All rows have the same names. */
export const cellTable = (
  rows: readonly (readonly NamedCell[])[],
  empty: readonly string[],
  format: CsvFormat,
): string =>
  csvText(
    rows[0]?.map(({ name }) => name) ?? empty,
    rows.map((row) => row.map(({ value }) => value)),
    format,
  );
