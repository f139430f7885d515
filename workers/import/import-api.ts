import type { LineDetails } from "../../edge-api/contract/line-details.ts";
import type { EntryData } from "../engine/portfolio/entry-columns.ts";
import type { ComponentList } from "./components/component-list.ts";
import type { ColumnRole } from "./column-roles.ts";
import type { DateOrder } from "./dates/day-text.ts";
import type { ChoosableNames } from "../choosable-names.ts";
import type { NamesInSheet } from "./names/names-in-sheet.ts";
import type { Progress, Result, ScoringCode } from "../boundary.ts";

/** What a column of a spreadsheet can become. */
export const IMPORT_FIELDS = [
  "product",
  "use_case",
  "food",
  "quantity",
  "pack",
  "unit",
  "gtin",
  "item_code",
  "site",
  "order_number",
  "date",
  "label",
] as const;
export type ImportField = (typeof IMPORT_FIELDS)[number];

export type Encoding = "utf-8" | "utf-16le" | "utf-16be" | "windows-1252";
export type Separator = "," | ";" | "\t" | "|";
export type DecimalSign = "point" | "comma";

export type FileKind = "text" | "xlsx" | "ods";

/** A sheet of a workbook. */
export interface SheetName {
  readonly name: string;
  /** null = the workbook does not say */
  readonly rows: number | null;
}

/** How a file is to be read where what was found in it is wrong. Rows are counted as spreadsheets do, from 1. */
export interface SheetOptions {
  readonly encoding?: Encoding | undefined;
  readonly separator?: Separator | undefined;
  /** the sheet of a workbook */
  readonly sheet?: string | undefined;
  /** the row that names the columns; 0 = none does */
  readonly header_row?: number | undefined;
  /** rows at the beginning that are not looked at */
  readonly skip_rows?: number | undefined;
  /** the last row that is looked at */
  readonly last_row?: number | undefined;
}

/** Column of each field, counted from 0; null = none. */
export type ImportMapping = Readonly<Record<ImportField, number | null>>;

export interface SheetColumn {
  /** as the header has it; "" = it has none */
  readonly name: string;
  /** the first cell that is not empty */
  readonly first: string;
  readonly filled: number;
  /** different cells, the empty one not counted */
  readonly different: number;
  /** what the column holds, by its header and its cells */
  readonly role: ColumnRole["role"];
  /** the workbook does not show it */
  readonly hidden: boolean;
  /** it may be a quantity */
  readonly countable: boolean;
}

/** What a bare number in the column of quantities counts; `by_unit`: each line has its unit in a column. */
export const QUANTITY_COUNTS = ["pieces", "packs", "dozens", "thousands", "kilograms", "by_unit"] as const;
export type QuantityCounts = (typeof QUANTITY_COUNTS)[number];

/** How quantities are read; columns counted from 0. */
export interface QuantityReading {
  readonly column: number;
  readonly counts: QuantityCounts;
  /** the column that says how many pieces are in a pack */
  readonly pack: number | null;
  /** the column of units */
  readonly unit: number | null;
}

/** What goods that went back do to the quantities: taken off what was bought of the same product, or left out. */
export type ReturnsWay = "subtract" | "apart";

/** How dates that can be read in two ways are read; `none`: their lines get no date. */
export type DateWay = DateOrder | "none";

/** Why a row is no line. */
export type LeftOutKind = "subtotal" | "total" | "heading";

export interface LeftOutRow {
  readonly row: number;
  readonly kind: LeftOutKind;
  readonly text: string;
}

/** A line as it is shown where the right column is to be known by it. */
export interface LargestLine {
  readonly row: number;
  /** the product as the file has it */
  readonly text: string;
  readonly pieces: number;
}

/** One answer of a question, with what it comes to: pieces (or uses), and the largest lines. */
export interface QuestionOption {
  readonly sheet?: string;
  readonly reading?: QuantityReading;
  readonly decimal?: DecimalSign;
  readonly returns?: ReturnsWay;
  /** how dates are read, and a date of the file that is read so */
  readonly dates?: DateWay;
  readonly date?: { readonly text: string; readonly day: string };
  /** Σ of all lines that can be read; null = it does not depend on the answer, or cannot be known yet */
  readonly total: number | null;
  /** lines of which the quantity cannot be read so */
  readonly unread: number;
  readonly largest: readonly LargestLine[];
}

export const QUESTIONS = ["sheet", "decimal", "quantity", "returns", "dates"] as const;
export type QuestionAbout = (typeof QUESTIONS)[number];

/** What a file leaves open and nobody but the user knows. Nothing is imported while one is open. */
export interface ImportQuestion {
  readonly about: QuestionAbout;
  /** nobody has answered it */
  readonly open: boolean;
  readonly options: readonly QuestionOption[];
  /** rows that make it a question, some of them: returns, or where a column of totals disagrees with packs × pieces */
  readonly rows: readonly number[];
}

/** What a file was found to be. The rows stay in the worker. */
export interface SheetSummary {
  readonly kind: FileKind;
  /** rows below the header that are not blank */
  readonly rows: number;
  readonly columns: readonly SheetColumn[];
  /** of a text; null = a workbook */
  readonly encoding: Encoding | null;
  readonly separator: Separator | null;
  /** of a workbook, and the one that was read */
  readonly sheets: readonly SheetName[];
  readonly sheet: string | null;
  /** the row that names the columns; 0 = none */
  readonly header_row: number;
  /** rows above it that are not blank, the last of them */
  readonly titles: readonly { readonly row: number; readonly text: string }[];
  readonly last_row: number;
  readonly decimal: DecimalSign;
  /** the file is a list of components: it has no quantities */
  readonly components: boolean;
  /** what the columns are taken for, to be corrected by the user */
  readonly mapping: ImportMapping;
  readonly counts: QuantityCounts;
  /** what the header of the quantity says it counts; null = nothing */
  readonly basis: QuantityBasis | null;
}

/** A quantity counts uses, or pieces bought: of a reusable a piece serves many uses (decisions.md 16). */
export type QuantityBasis = "uses" | "pieces";

/** A cell that the user decided about: everywhere in the column it means this. Worth remembering for the next file. */
export interface ImportChoice {
  /** `code`: the number of an article, in whichever column it stands */
  readonly field: ImportField | "code";
  /** the cell as it stands in the file */
  readonly value: string;
  /** an id, a quantity or a label; null = leave the rows out */
  readonly use: string | number | null;
  /** of a product: pieces in one of what the file counts; absent = 1 */
  readonly factor?: number;
}

export interface ImportSettings {
  readonly mapping: ImportMapping;
  readonly counts: QuantityCounts;
  readonly decimal: DecimalSign;
  readonly returns: ReturnsWay;
  /** null = as the dates of the file prove it; those that they leave open are not taken */
  readonly dates: DateWay | null;
  /** questions that the user answered; what the others leave open is assumed for the figures, and not imported */
  readonly answered: readonly QuestionAbout[];
  /** rows of the file that were left out as totals and are lines all the same */
  readonly put_back: readonly number[];
  readonly basis: QuantityBasis;
  /** later ones win */
  readonly choices: readonly ImportChoice[];
}

export const IMPORT_FAULTS = [
  "product_empty",
  "product_unknown",
  /** a name of several products */
  "product_ambiguous",
  /** the product belongs to another use case than the row says */
  "other_use_case",
  /** the name of the product alone does not tell which, and neither does the use case */
  "use_case_unknown",
  "food_unknown",
  "food_ambiguous",
  "quantity_empty",
  "quantity_no_number",
  "quantity_fraction",
  "quantity_zero",
  "quantity_too_large",
  /** a date, an error of a spreadsheet (#N/A), a formula as text */
  "quantity_date",
  "quantity_error",
  "quantity_formula",
  /** nothing says how many pieces are in a pack; `value` is the product */
  "pack_missing",
  "pack_unreadable",
  "unit_unknown",
  /** kilograms of a product whose mass is not known */
  "mass_unknown",
  "label_too_long",
  /** characters that turn the direction of text */
  "label_hidden",
  /** more cells than the header has: often a separator inside a cell without quotation marks */
  "too_many_cells",
] as const;
export type ImportFaultCode = (typeof IMPORT_FAULTS)[number];

/** A way to mend a fault: the choice to make, and what it is called. */
export interface ImportOffer {
  readonly use: string | number;
  /** name of a product, food or use case; "" for a number or a label */
  readonly name: string;
  /** the use case of a product */
  readonly usecase_id?: string;
}

/** One fault of one cell value, in however many rows. */
export interface ImportFault {
  readonly code: ImportFaultCode;
  readonly field: ImportField | null;
  /** column counted from 0; null = the row as a whole */
  readonly column: number | null;
  /** the cell as it stands in the file, long ones cut */
  readonly value: string;
  /** first row, counted as spreadsheets do, from 1 */
  readonly row: number;
  readonly rows: number;
  /** what may be meant, likeliest first; each can be made a choice of the field */
  readonly offers: readonly ImportOffer[];
}

/** How well a column fits what it is taken for. */
export interface FieldState {
  readonly field: ImportField;
  readonly rows_matched: number;
  readonly values: number;
  readonly values_matched: number;
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
  /** fields that have no column and need one */
  readonly missing: readonly ImportField[];
  readonly rows: number;
  /** rows that can be imported */
  readonly ready: number;
  /** rows with at least one fault */
  readonly faulty: number;
  /** rows that choices leave out */
  readonly left_out: number;
  /** rows that are totals or headings, some of them, and how many there are */
  readonly totals: readonly LeftOutRow[];
  readonly total_count: number;
  /** goods that went back: rows that were set apart; those that were subtracted are among the ready ones */
  readonly apart: number;
  readonly returns: {
    readonly rows: number;
    readonly pieces: number;
    /** more of them than was bought */ readonly beyond: number;
  };
  /** lines that the rows become: fewer where returns take all of a line */
  readonly lines: number;
  /** Σ as the file counts it, pieces or uses, of the rows that are ready */
  readonly pieces: number;
  /** the largest lines among these */
  readonly largest: readonly LargestLine[];
  /** what may be the quantity, with what each comes to */
  readonly readings: readonly QuestionOption[];
  readonly questions: readonly ImportQuestion[];
  /** Σ uses of the rows that are ready */
  readonly uses: number;
  /** rows that are ready and get the highest-risk food, because they name none */
  readonly without_food: number;
  /** rows that are ready and of which pieces and uses differ */
  readonly reusable: number;
  /** rows that are ready because a choice says what their product or food is */
  readonly by_choice: number;
  readonly fields: readonly FieldState[];
  /** in the order of their first rows; at most FAULTS_SHOWN */
  readonly faults: readonly ImportFault[];
  /** all of them */
  readonly fault_count: number;
  /** numbers with a wrong check digit, where most are GTINs: the first of them, and how many */
  readonly mistyped_codes: { readonly first: readonly string[]; readonly count: number };
  /** dates that are none, or are left open: the first of them, and how many different ones; their lines get no date */
  readonly unread_dates: { readonly first: readonly string[]; readonly count: number };
  /** rows by the field at fault; "row" = the row as a whole */
  readonly faulty_by_field: Readonly<Record<ImportField | "row", number>>;
  /** the first rows as they would be imported */
  readonly sample: readonly PreviewLine[];
}

export const FAULTS_SHOWN = 500;

export type ImportCode =
  | ScoringCode
  /** no file of this key is open, for one because the worker was started again: read it anew */
  | "no_sheet"
  /** a workbook, picture or other file that is not text; `detail` names the kind */
  | "not_text"
  | "empty_sheet"
  /** `detail` is the row in which a quotation mark opens that nothing closes */
  | "unclosed_quote"
  | "too_many_rows"
  | "too_many_columns"
  /** a workbook that is damaged, protected by a password, or that unpacks to more than is read */
  | "bad_workbook"
  | "encrypted_workbook"
  | "workbook_too_large"
  | "no_such_sheet"
  /** questions are open: nothing is taken before they are answered */
  | "open_questions"
  /** the file could not be read, for one because it changed meanwhile */
  | "unreadable_file";

export type ImportResult<T> = Result<T, ImportCode>;

/** Both names are given by the caller; `job` is for `cancel`. */
export interface SheetJob {
  readonly sheet: string;
  readonly job: string;
}

/** What a file of rejected rows says of each fault; `{value}` and `{offers}` are filled in. */
export type FaultSentences = Readonly<Record<ImportFaultCode, string>>;

export interface ImportApi {
  /** Reads a file (or pasted text as a Blob) and keeps its rows under the key. */
  readSheet(
    source: Blob,
    options: SheetOptions,
    names: ChoosableNames,
    job: SheetJob,
    onProgress: Progress,
  ): Promise<ImportResult<SheetSummary>>;
  /** Matches the rows. Nothing is written; may be asked again with other settings. */
  checkSheet(
    settings: ImportSettings,
    names: ChoosableNames,
    job: SheetJob,
    onProgress: Progress,
  ): Promise<ImportResult<ImportPreview>>;
  /** The products of a list of components that is open. */
  componentList(names: ChoosableNames, job: SheetJob, onProgress: Progress): Promise<ImportResult<ComponentList>>;
  /** The different names of the products with what each may mean, as the sheet was checked last. */
  namesInSheet(names: ChoosableNames, job: SheetJob, onProgress: Progress): Promise<ImportResult<NamesInSheet>>;
  /** The rows that were ready when the sheet was checked last. Buffers are transferred; the sheet stays open. */
  takeSheet(sheet: string): Promise<ImportResult<EntryData>>;
  /** The faulty rows as CSV with every column of the file, the row's number and what is wrong with it. */
  rejectedRows(sentences: FaultSentences, job: SheetJob, onProgress: Progress): Promise<ImportResult<Blob>>;
  closeSheet(sheet: string): Promise<ImportResult<null>>;
}
