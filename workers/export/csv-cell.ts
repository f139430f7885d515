import { neutralised } from "../../edge-api/contract/formulas.ts";

/** A number that a workbook computes: the formula as in a cell, without "=", and its value; null = empty. */
export interface FormulaCell {
  readonly formula: string;
  readonly value: number | null;
}

/** A cell: text, a number (never NaN), empty (null), or a number with its formula, of which CSV has the value alone. */
export type CsvCell = string | number | null | FormulaCell;

export interface CsvFormat {
  /** `;` as separator and a decimal comma, as some countries' spreadsheets expect */
  readonly decimalComma: boolean;
  /** absent = CSV. A page's rows are then lines of JSON, from which the worker makes the workbook */
  readonly file?: "xlsx" | undefined;
  /** `us`: columns with a unit in their name are converted to US units; default metric */
  readonly units?: "metric" | "us";
}

/** Marks the file as UTF-8 for spreadsheets. */
export const BYTE_ORDER_MARK = "\uFEFF";

/**
 * Text that needs quotation marks; spaces at the ends would be trimmed on import. Other separators are included, so that
 * a program that guesses the separator finds only the real one outside quotation marks.
 */
const SPECIAL = /[",;|\t\r\n]|^\s|\s$/;

/** Full precision: the shortest text that reads back as the same number. */
const numberText = (value: number, { decimalComma }: CsvFormat): string => {
  const text = Object.is(value, -0) ? "0" : String(value);
  return decimalComma ? text.replace(".", ",") : text;
};

const separatorOf = ({ decimalComma }: CsvFormat) => (decimalComma ? ";" : ",");

const quoted = (text: string): string => (SPECIAL.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

const cellText = (cell: CsvCell, format: CsvFormat): string => {
  if (cell === null) return "";
  if (typeof cell === "object") return cellText(cell.value, format);
  return typeof cell === "number" ? numberText(cell, format) : quoted(neutralised(cell));
};

/** One CSV line (RFC 4180; decisions.md), ended by CRLF. */
export const csvLine = (cells: readonly CsvCell[], format: CsvFormat): string =>
  format.file === "xlsx"
    ? `${JSON.stringify(cells)}\n`
    : `${cells.map((cell) => cellText(cell, format)).join(separatorOf(format))}\r\n`;
