import { BYTE_ORDER_MARK, type CsvCell, type CsvFormat, csvLine } from "../../workers/export/csv-cell.ts";
import { usColumns } from "../../workers/export/us-columns.ts";
import type { NamedCell } from "./context-columns.ts";

export type { CsvCell, CsvFormat };

/** A table as CSV (decisions.md): UTF-8 with BOM, CRLF, RFC 4180; every row must be as long as the header. */
export const csvText = (
  header: readonly string[],
  rows: readonly (readonly CsvCell[])[],
  format: CsvFormat = { decimalComma: false },
): string => {
  const us = format.units === "us" ? usColumns(header) : null;
  const lines = us === null ? [header, ...rows] : [us.header, ...rows.map(us.row)];
  return (format.file === "xlsx" ? "" : BYTE_ORDER_MARK) + lines.map((row) => csvLine(row, format)).join("");
};

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
