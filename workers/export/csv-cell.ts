/** A cell: text, a number (never NaN), or nothing. */
export type CsvCell = string | number | null;

export interface CsvFormat {
  /** `;` between cells and a comma in numbers, for spreadsheets of countries that write them so */
  readonly decimalComma: boolean;
  /** `us`: columns with a unit in their name come in US units; metric unless told */
  readonly units?: "metric" | "us";
}

/** Tells spreadsheets that the file is UTF-8. */
export const BYTE_ORDER_MARK = "\uFEFF";

/** What a spreadsheet may take for a formula; apostrophes before it count, so that one can be taken away again. */
const FORMULA = /^'*[=+\-@\t\r]/;
const NEUTRALISED = /^'+[=+\-@\t\r]/;
/** What makes quotation marks necessary; spaces at the ends would be trimmed on the way back. */
const SPECIAL = { ",": /[",\r\n]|^\s|\s$/, ";": /[";\r\n]|^\s|\s$/ } as const;

/** A text that no spreadsheet runs: an apostrophe goes before what looks like a formula (requirement 37). */
export const neutralised = (text: string): string => (FORMULA.test(text) ? `'${text}` : text);

/** The text that was neutralised. */
export const restored = (text: string): string => (NEUTRALISED.test(text) ? text.slice(1) : text);

/** Full precision: the shortest text that reads back as the same number; a negative number stays one. */
const numberText = (value: number, { decimalComma }: CsvFormat): string => {
  const text = Object.is(value, -0) ? "0" : String(value);
  return decimalComma ? text.replace(".", ",") : text;
};

const separatorOf = ({ decimalComma }: CsvFormat) => (decimalComma ? ";" : ",");

const quoted = (text: string, format: CsvFormat): string =>
  SPECIAL[separatorOf(format)].test(text) ? `"${text.replaceAll('"', '""')}"` : text;

const cellText = (cell: CsvCell, format: CsvFormat): string => {
  if (cell === null) return "";
  return typeof cell === "number" ? numberText(cell, format) : quoted(neutralised(cell), format);
};

/** One line of a CSV file by decisions.md: RFC 4180, ended by CRLF. */
export const csvLine = (cells: readonly CsvCell[], format: CsvFormat): string =>
  `${cells.map((cell) => cellText(cell, format)).join(separatorOf(format))}\r\n`;
