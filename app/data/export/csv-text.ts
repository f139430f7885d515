import Papa from "papaparse";

/** A cell: text, a number (never NaN), or nothing. */
export type CsvCell = string | number | null;

export interface CsvFormat {
  /** `;` between cells and a comma in numbers, for spreadsheets of countries that write them so */
  readonly decimalComma: boolean;
}

/** Tells spreadsheets that the file is UTF-8. */
const BYTE_ORDER_MARK = "\uFEFF";

/** What a spreadsheet may take for a formula; apostrophes before it count, so that one can be taken away again. */
const FORMULA = /^'*[=+\-@\t\r]/;
const NEUTRALISED = /^'+[=+\-@\t\r]/;

/** A text that no spreadsheet runs: an apostrophe goes before what looks like a formula (requirement 37). */
export const neutralised = (text: string): string => (FORMULA.test(text) ? `'${text}` : text);

/** The text that was neutralised. */
export const restored = (text: string): string => (NEUTRALISED.test(text) ? text.slice(1) : text);

/** Full precision: the shortest text that reads back as the same number; a negative number stays one. */
const numberText = (value: number, { decimalComma }: CsvFormat): string => {
  const text = Object.is(value, -0) ? "0" : String(value);
  return decimalComma ? text.replace(".", ",") : text;
};

const cellText = (cell: CsvCell, format: CsvFormat): string => {
  if (cell === null) return "";
  return typeof cell === "number" ? numberText(cell, format) : neutralised(cell);
};

/** A table as CSV by decisions.md: UTF-8 with BOM, CRLF, RFC 4180, every row as long as the header. */
export const csvText = (
  header: readonly string[],
  rows: readonly (readonly CsvCell[])[],
  format: CsvFormat = { decimalComma: false },
): string => {
  const lines = [header, ...rows].map((row) => row.map((cell) => cellText(cell, format)));
  return (
    BYTE_ORDER_MARK + Papa.unparse(lines, { delimiter: format.decimalComma ? ";" : ",", newline: "\r\n" }) + "\r\n"
  );
};
