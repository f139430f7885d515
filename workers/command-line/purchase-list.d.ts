import type { ChoosableNames } from "../choosable-names.ts";
import { type SheetGuess } from "../import/guess-mapping.ts";
import type { ImportChoice, ImportPreview, ImportSettings } from "../import/import-api.ts";
import { type MatchedSheet } from "../import/match-rows.ts";
import { type ReadSheet } from "../import/read-sheet.ts";
import { type CommandOptions } from "./options.ts";
/** A purchase list as the import understands it under the options of the command. */
export interface PurchaseList {
  readonly read: ReadSheet;
  readonly guess: SheetGuess;
  readonly settings: ImportSettings;
  readonly preview: ImportPreview;
  /** null = there is no column for products or quantities */
  readonly matched: MatchedSheet | null;
}
/** The place of the column with this header; case and spaces at the ends do not matter. @throws UsageFault */
export declare function columnNamed({ sheet }: ReadSheet, option: string, name: string): number;
/**
 * Reads a list and matches its rows, with the functions that the page's import runs in its worker.
 *
 * @throws SheetFault for what is no list; UsageFault for options that do not fit the file
 */
export declare function readPurchases(
  file: Blob,
  options: CommandOptions,
  choosable: ChoosableNames,
  choices: readonly ImportChoice[],
): Promise<PurchaseList>;
/** A row that does not become a line. */
export interface RejectedRow {
  readonly row: number;
  /** for programs; those of IMPORT_FAULTS, and the kinds of rows that were left out */
  readonly code: string;
  readonly reason: string;
  /** the product as the file has it, else what stands in the row */
  readonly text: string;
}
/** Every row of the file that does not become a line, in their order, each with one reason: what the quantity lacks before what the name lacks. */
export declare function rejectedRows({
  read: { sheet },
  guess,
  settings,
  matched,
}: PurchaseList): readonly RejectedRow[];
/** A name that no product was found for, with what it may mean. */
export interface UnmatchedName {
  readonly name: string;
  readonly rows: number;
  /** as far as the quantities can be read */
  readonly pieces: number;
  readonly offers: readonly string[];
}
/** Names without a product, most pieces first. */
export declare function unmatchedNames({ read: { sheet }, settings, matched }: PurchaseList): readonly UnmatchedName[];
