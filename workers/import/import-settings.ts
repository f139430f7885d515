import type { DateOrder } from "./dates/day-text.ts";
import type { ImportField, ImportMapping } from "./import-fields.ts";
import type { QuantityReading } from "./quantity/reading.ts";

export const ENCODINGS = [
  "utf-8",
  "windows-1252",
  "windows-1250",
  "cp850",
  "macintosh",
  "utf-16le",
  "utf-16be",
] as const;
export type Encoding = (typeof ENCODINGS)[number];
export type Separator = "," | ";" | "\t" | "|";
/** Quotation marks stand around texts, or are characters like any other (`9" plate`). */
export type Quotes = "around" | "characters";
export type DecimalSign = "point" | "comma";

/** In place of the name of a sheet: all sheets with the same columns, one below the other. */
export const ALL_SHEETS = "*";

/** The user's corrections of how a file is read. Row numbers count from 1, as in spreadsheets. */
export interface SheetOptions {
  readonly encoding?: Encoding | undefined;
  readonly separator?: Separator | undefined;
  /** absent = around texts */
  readonly quotes?: Quotes | undefined;
  /** name of a sheet of the workbook; ALL_SHEETS = all that look like this one */
  readonly sheet?: string | undefined;
  /** row number of the header; 0 = no header */
  readonly header_row?: number | undefined;
  /** number of rows to skip at the beginning */
  readonly skip_rows?: number | undefined;
  /** number of the last row to read */
  readonly last_row?: number | undefined;
}

/** Treatment of returned goods: subtracted from purchases of the same product, or left out (`apart`). */
export type ReturnsWay = "subtract" | "apart";

/** How ambiguous dates are read; `none`: their lines get no date. */
export type DateWay = DateOrder | "none";

/**
 * `rows`: rows that are no plain purchases (hidden, cancelled, credited, of another table, an example). `unit`: an unknown or
 * ambiguous word of the unit column. `basis`: pieces or uses of reusables.
 */
export const QUESTIONS = ["sheet", "decimal", "quantity", "unit", "rows", "basis", "returns", "dates"] as const;
export type QuestionAbout = (typeof QUESTIONS)[number];

/** What rows of a group do. */
export const ROWS_WAYS = ["count", "subtract", "leave_out"] as const;
export type RowsWay = (typeof ROWS_WAYS)[number];

/** A quantity counts uses, or pieces bought: one reusable piece serves many uses (decisions.md 16). */
export type QuantityBasis = "uses" | "pieces";

/** Fields of a line that the name of a column can become. */
export const SPLIT_FIELDS = ["label", "site"] as const;
export type SplitField = (typeof SPLIT_FIELDS)[number];

/** The user's decision about a cell value. It holds for the whole column and is remembered for later files. */
export interface ImportChoice {
  /** `code`: a GTIN or article number, in any column */
  readonly field: ImportField | "code";
  /** the cell as written in the file */
  readonly value: string;
  /** an id, a quantity or a label; null = leave the rows out */
  readonly use: string | number | null;
  /** for a product: pieces per unit that the file counts; absent = 1 */
  readonly factor?: number;
}

export interface ImportSettings {
  /** quantity, pack and unit are the first columns of `reading`; if they differ from it, the user mapped them by hand */
  readonly mapping: ImportMapping;
  /** how quantities are computed; null = by the mapped columns */
  readonly reading: QuantityReading | null;
  readonly decimal: DecimalSign;
  readonly returns: ReturnsWay;
  /** null = as the dates of the file prove it; ambiguous dates are dropped if they prove nothing */
  readonly dates: DateWay | null;
  /** what the rows of a group do, by its key; absent = as assumed until the user answers */
  readonly ways: Readonly<Record<string, RowsWay>>;
  /** answered questions; the preview assumes an answer for the others, and nothing is imported while they are open */
  readonly answered: readonly QuestionAbout[];
  /** each column of a sum (months, sites) becomes a line with its name in this field; null = one line with the sum */
  readonly split: SplitField | null;
  /** row numbers of rows that were detected as totals, but are lines according to the user */
  readonly put_back: readonly number[];
  readonly basis: QuantityBasis;
  /** a later choice overrides an earlier one */
  readonly choices: readonly ImportChoice[];
}

/** Settings for the first check of a file; the check returns what is still to be asked. */
export const initialSettings = ({
  mapping,
  reading,
  decimal,
  basis,
}: Pick<ImportSettings, "mapping" | "reading" | "decimal"> & {
  readonly basis: QuantityBasis | null;
}): ImportSettings => ({
  mapping,
  reading,
  decimal,
  basis: basis ?? "pieces",
  returns: "subtract",
  dates: null,
  ways: {},
  choices: [],
  answered: [],
  put_back: [],
  split: null,
});
