import type { DateOrder } from "./dates/day-text.ts";
import type { ImportField, ImportMapping } from "./import-fields.ts";

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

/** The unit of a bare number in the quantity column; `by_unit`: a column holds the unit of each line. */
export const QUANTITY_COUNTS = ["pieces", "packs", "dozens", "thousands", "kilograms", "by_unit"] as const;
export type QuantityCounts = (typeof QUANTITY_COUNTS)[number];

/** How quantities are read. Columns count from 0. */
export interface QuantityReading {
  readonly column: number;
  readonly counts: QuantityCounts;
  /** column of pack sizes, in pieces */
  readonly pack: number | null;
  /** column of units */
  readonly unit: number | null;
}

/** Treatment of returned goods: subtracted from purchases of the same product, or left out (`apart`). */
export type ReturnsWay = "subtract" | "apart";

/** How ambiguous dates are read; `none`: their lines get no date. */
export type DateWay = DateOrder | "none";

export const QUESTIONS = ["sheet", "decimal", "quantity", "returns", "dates"] as const;
export type QuestionAbout = (typeof QUESTIONS)[number];

/** A quantity counts uses, or pieces bought: one reusable piece serves many uses (decisions.md 16). */
export type QuantityBasis = "uses" | "pieces";

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
  readonly mapping: ImportMapping;
  readonly counts: QuantityCounts;
  readonly decimal: DecimalSign;
  readonly returns: ReturnsWay;
  /** null = as the dates of the file prove it; ambiguous dates are dropped if they prove nothing */
  readonly dates: DateWay | null;
  /** answered questions; the preview assumes an answer for the others, and nothing is imported while they are open */
  readonly answered: readonly QuestionAbout[];
  /** row numbers of rows that were detected as totals, but are lines according to the user */
  readonly put_back: readonly number[];
  readonly basis: QuantityBasis;
  /** a later choice overrides an earlier one */
  readonly choices: readonly ImportChoice[];
}

/** Settings for the first check of a file; the check returns what is still to be asked. */
export const initialSettings = ({
  mapping,
  counts,
  decimal,
  basis,
}: Pick<ImportSettings, "mapping" | "counts" | "decimal"> & {
  readonly basis: QuantityBasis | null;
}): ImportSettings => ({
  mapping,
  counts,
  decimal,
  basis: basis ?? "uses",
  returns: "subtract",
  dates: null,
  choices: [],
  answered: [],
  put_back: [],
});
