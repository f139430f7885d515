import { BYTE_ORDER_MARK, type CsvCell, type CsvFormat, csvLine } from "./csv-cell.ts";
import { usColumns } from "./us-columns.ts";

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
