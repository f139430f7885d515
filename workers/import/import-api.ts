import type { LineDetails } from "../../edge-api/contract/line-details.ts";
import type { ColumnRole } from "./column-roles.ts";
import type { Result, ScoringCode } from "../boundary.ts";
import type { SheetGuess } from "./guess-mapping.ts";
import type { ImportFault } from "./import-faults.ts";
import type { ImportField } from "./import-fields.ts";
import type { DateWay, DecimalSign, QuantityBasis, QuestionAbout, ReturnsWay, RowsWay } from "./import-settings.ts";
import type { Arithmetic, QuantityReading } from "./quantity/reading.ts";
import type { QuantityUnit } from "./quantity/unit-words.ts";
import type { RowGroup } from "./row-groups.ts";
import type { SheetFaultCode } from "./sentences.ts";
import type { ColumnContent, Sheet } from "./sheet.ts";
import type { LeftOutKind } from "./total-rows.ts";
import type { ReadSheet } from "./read-sheet.ts";

export interface SheetColumn extends ColumnContent {
  /** content by header and cells */
  readonly role: ColumnRole["role"];
  /** hidden in the workbook */
  readonly hidden: boolean;
}

export interface LeftOutRow {
  readonly row: number;
  readonly kind: LeftOutKind;
  readonly text: string;
}

/** One answer to a question with its result: the total in pieces (or uses) and some rows. */
export interface QuestionOption {
  readonly sheet?: string;
  readonly reading?: QuantityReading;
  /** what one of the unit is; null = its rows are left out */
  readonly unit?: QuantityUnit | null;
  readonly way?: RowsWay;
  readonly basis?: QuantityBasis;
  /** a few different rows of a reading or unit, each as arithmetic */
  readonly examples?: readonly Arithmetic[];
  readonly decimal?: DecimalSign;
  readonly returns?: ReturnsWay;
  /** how dates are read, with an example from the file */
  readonly dates?: DateWay;
  readonly date?: { readonly text: string; readonly day: string };
  /** Σ of all readable lines; null = independent of the answer, or not known yet */
  readonly total: number | null;
  /** number of lines whose quantity cannot be read this way */
  readonly unread: number;
  /** what a piece costs on average, in the currency of the file; absent = the file does not say what its lines cost */
  readonly each?: number;
}

/** A question that only the user can answer. Nothing is imported while one is open. */
export interface ImportQuestion {
  readonly about: QuestionAbout;
  /** unique in the preview: the subject of a question that can be asked several times, else the same as `about` */
  readonly key: string;
  /** `unit`: the word as written in the file. `decimal`: a cell of the file that can be two numbers */
  readonly text?: string;
  /** `rows`: what they have in common */
  readonly group?: RowGroup;
  /** number of lines that the answer changes */
  readonly lines: number;
  /** not answered yet */
  readonly open: boolean;
  readonly options: readonly QuestionOption[];
  /** some of the rows that cause it: returns, or rows whose total differs from packs × pieces */
  readonly rows: readonly number[];
}

/** Result of reading a file, with the proposed mapping. The rows stay in the worker. */
export interface SheetSummary
  extends
    Pick<ReadSheet, "kind" | "encoding" | "separator" | "quotes" | "odd" | "sheets" | "joined">,
    Pick<ReadSheet, "header_row" | "titles" | "title_rows" | "last_row">,
    Pick<Sheet, "beside">,
    Pick<SheetGuess, "decimal" | "components" | "mapping" | "reading" | "basis"> {
  /** number of rows below the header that are not blank */
  readonly rows: number;
  readonly columns: readonly SheetColumn[];
  /** a packaging data file of the United Kingdom, which can be checked as a return */
  readonly packaging_return: boolean;
  /** name of the sheet of a workbook that was read */
  readonly sheet: string | null;
}

/** Rows whose quantity is computed in the same way. */
export interface ReadPattern {
  /** the largest of them */
  readonly example: Arithmetic;
  readonly rows: number;
  /** Σ pieces (or uses), negative for goods that went back */
  readonly total: number;
}

/** Different cells with the same doubt: the first ones, and their number. */
export interface DoubtfulCells {
  readonly first: readonly string[];
  readonly count: number;
}

export interface PreviewLine extends LineDetails {
  readonly row: number;
  readonly usecase_id: string;
  readonly prodsys_id: string;
  readonly food_id: string;
  /** uses */
  readonly quantity: number;
  readonly label: string;
}

export interface ImportPreview {
  /** required fields without a column */
  readonly missing: readonly ImportField[];
  /** all rows below the header */
  readonly rows: number;
  /** rows that are no totals or headings, each of them ready, faulty, left out or set apart */
  readonly checked: number;
  /** rows that can be imported */
  readonly ready: number;
  /** rows with at least one fault */
  readonly faulty: number;
  /** rows that choices exclude */
  readonly left_out: number;
  /** the first rows detected as totals or headings, and the number of all of them */
  readonly totals: readonly LeftOutRow[];
  readonly total_count: number;
  /** rows of returned goods that are left out; subtracted ones count as ready */
  readonly apart: number;
  /** returned goods; `beyond`: pieces returned beyond what was bought */
  readonly returns: { readonly rows: number; readonly pieces: number; readonly beyond: number };
  /** number of resulting lines; returns can remove lines */
  readonly lines: number;
  /** Σ of the ready rows in the unit of the file, pieces or uses */
  readonly pieces: number;
  /** how rows are read: each pattern once, the ones with most rows first; at most PATTERNS_SHOWN */
  readonly patterns: readonly ReadPattern[];
  /** number of all patterns */
  readonly pattern_count: number;
  /** columns whose blanks repeat the text above, with the number of rows */
  readonly filled: readonly { readonly field: ImportField; readonly rows: number }[];
  /** possible readings of the quantity with their totals */
  readonly readings: readonly QuestionOption[];
  readonly questions: readonly ImportQuestion[];
  /** Σ uses of the ready rows */
  readonly uses: number;
  /** ready rows without a food; they get the highest-risk food */
  readonly without_food: number;
  /** ready rows of reusable products, for which pieces and uses differ */
  readonly reusable: number;
  /** ready rows whose product or food comes from a choice */
  readonly by_choice: number;
  /** in the order of their first rows; at most FAULTS_SHOWN */
  readonly faults: readonly ImportFault[];
  /** number of all faults */
  readonly fault_count: number;
  /** codes with a wrong check digit, in a column of mostly valid GTINs */
  readonly mistyped_codes: DoubtfulCells;
  /** codes in scientific notation, which have lost their last digits; their lines get no code */
  readonly lost_codes: DoubtfulCells;
  /** cells that are no day or stay ambiguous; their lines get no date */
  readonly unread_dates: DoubtfulCells;
  /** dates in which the spreadsheet may have swapped day and month; their lines get no date */
  readonly doubtful_dates: DoubtfulCells;
  /** faulty rows by field; "row" = the row as a whole */
  readonly faulty_by_field: Readonly<Record<ImportField | "row", number>>;
  /** the first rows as they would be imported */
  readonly sample: readonly PreviewLine[];
}

export type ImportCode =
  | ScoringCode
  /** no file is open under this key, for example after a restart of the worker: read it again */
  | "no_sheet"
  | SheetFaultCode
  /** open questions must be answered first */
  | "open_questions"
  /** the file could not be read, for example because it changed meanwhile */
  | "unreadable_file";

export type ImportResult<T> = Result<T, ImportCode>;

/** Keys chosen by the caller: `sheet` of the open file, `job` for `cancel`. */
export interface SheetJob {
  readonly sheet: string;
  readonly job: string;
}
