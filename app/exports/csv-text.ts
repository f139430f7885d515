import type { CsvCell, CsvFormat } from "../../workers/export/csv-cell.ts";
import { csvText } from "../../workers/export/csv-text.ts";
import type { NamedCell } from "./context-columns.ts";

export { type CsvCell, type CsvFormat, csvText };

/** Rows of named cells as CSV; `empty` is the header of a table without rows. All rows must have the same names. */
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

/** The same with one row per item. */
export const rowTable = <Item>(
  empty: readonly string[],
  format: CsvFormat,
  items: readonly Item[],
  cellsOf: (item: Item, place: number) => readonly NamedCell[],
): string => cellTable(items.map(cellsOf), empty, format);
