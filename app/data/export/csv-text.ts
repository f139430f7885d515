import { BYTE_ORDER_MARK, csvLine, type CsvCell, type CsvFormat } from "../../../workers/export/csv-cell.ts";

export type { CsvCell, CsvFormat };

/** A table as CSV by decisions.md: UTF-8 with BOM, CRLF, RFC 4180, every row as long as the header. */
export const csvText = (
  header: readonly string[],
  rows: readonly (readonly CsvCell[])[],
  format: CsvFormat = { decimalComma: false },
): string => BYTE_ORDER_MARK + [header, ...rows].map((row) => csvLine(row, format)).join("");
