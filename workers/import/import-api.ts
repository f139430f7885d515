import type { EntryData } from "../engine/portfolio/entry-columns.ts";
import type { ChoosableNames } from "../choosable-names.ts";
import type { NamesInSheet } from "./names/names-in-sheet.ts";
import type { Progress, Result, ScoringCode } from "../scoring-api.ts";

/** What a column of a spreadsheet can become. */
export const IMPORT_FIELDS = ["product", "use_case", "food", "quantity", "label"] as const;
export type ImportField = (typeof IMPORT_FIELDS)[number];

export type Encoding = "utf-8" | "utf-16le" | "utf-16be" | "windows-1252";
export type Separator = "," | ";" | "\t" | "|";
export type DecimalSign = "point" | "comma";

/** How a file is to be read where what was found in it is wrong. */
export interface SheetOptions {
  readonly encoding?: Encoding | undefined;
  readonly separator?: Separator | undefined;
  /** does the first row name the columns? */
  readonly header?: boolean | undefined;
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
}

/** What a file was found to be. The rows stay in the worker. */
export interface SheetSummary {
  /** rows below the header that are not blank */
  readonly rows: number;
  readonly columns: readonly SheetColumn[];
  readonly encoding: Encoding;
  readonly separator: Separator;
  readonly header: boolean;
  readonly decimal: DecimalSign;
  /** what the columns are taken for, to be corrected by the user */
  readonly mapping: ImportMapping;
  /** what the header of the quantity says it counts; null = nothing */
  readonly basis: QuantityBasis | null;
}

/** A quantity counts uses, or pieces bought: of a reusable a piece serves many uses (decisions.md 16). */
export type QuantityBasis = "uses" | "pieces";

/** A cell that the user decided about: everywhere in the column it means this. Worth remembering for the next file. */
export interface ImportChoice {
  readonly field: ImportField;
  /** the cell as it stands in the file */
  readonly value: string;
  /** an id, a quantity or a label; null = leave the rows out */
  readonly use: string | number | null;
  /** of a product: pieces in one of what the file counts; absent = 1 */
  readonly factor?: number;
}

export interface ImportSettings {
  readonly mapping: ImportMapping;
  readonly decimal: DecimalSign;
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
  "quantity_negative",
  "quantity_too_large",
  "label_too_long",
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
  /** first row, counted as spreadsheets do: the header is row 1 */
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

export interface PreviewLine {
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
  /** The different names of the products with what each may mean, as the sheet was checked last. */
  namesInSheet(names: ChoosableNames, job: SheetJob, onProgress: Progress): Promise<ImportResult<NamesInSheet>>;
  /** The rows that were ready when the sheet was checked last. Buffers are transferred; the sheet stays open. */
  takeSheet(sheet: string): Promise<ImportResult<EntryData>>;
  /** The faulty rows as CSV with every column of the file, the row's number and what is wrong with it. */
  rejectedRows(sentences: FaultSentences, job: SheetJob, onProgress: Progress): Promise<ImportResult<Blob>>;
  closeSheet(sheet: string): Promise<ImportResult<null>>;
}
