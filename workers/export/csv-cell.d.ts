/** A cell: text, a number (never NaN), or empty (null). */
export type CsvCell = string | number | null;
export interface CsvFormat {
  /** `;` as separator and a decimal comma, as some countries' spreadsheets expect */
  readonly decimalComma: boolean;
  /** absent = CSV. A page's rows are then lines of JSON, from which the worker makes the workbook */
  readonly file?: "xlsx" | undefined;
  /** `us`: columns with a unit in their name are converted to US units; default metric */
  readonly units?: "metric" | "us";
}
/** Marks the file as UTF-8 for spreadsheets. */
export declare const BYTE_ORDER_MARK = "\uFEFF";
/** Prefixes what looks like a formula with an apostrophe, so that no spreadsheet runs it (requirement 37). */
export declare const neutralised: (text: string) => string;
/** Reverses `neutralised`. */
export declare const restored: (text: string) => string;
/** One CSV line (RFC 4180; decisions.md), ended by CRLF. */
export declare const csvLine: (cells: readonly CsvCell[], format: CsvFormat) => string;
