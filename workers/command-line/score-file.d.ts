import type { PortfolioScores } from "../engine/portfolio/portfolio-result.ts";
import type { ImportChoice } from "../import/import-api.ts";
import type { CommandOptions } from "./options.ts";
import { type PurchaseList, type RejectedRow, type UnmatchedName } from "./purchase-list.ts";
import type { ShippedEngine } from "./reference.ts";
/** An answer of a question, as the option of the command that gives it. */
interface AnswerOption {
  readonly option: string;
  readonly total: number | null;
  readonly [detail: string]: unknown;
}
/** What the command prints with --json. */
export interface ScoreResult {
  readonly sheet: string | null;
  readonly header_row: number;
  /** the header of each; null = the file has none */
  readonly columns: Readonly<Record<string, string | null>>;
  readonly quantity_counts: string;
  readonly numbers: {
    readonly decimal: string;
    readonly asked: boolean;
  };
  readonly questions: readonly {
    readonly about: string;
    readonly options: readonly AnswerOption[];
    readonly rows: readonly number[];
  }[];
  readonly lines: number;
  readonly rejected: readonly RejectedRow[];
  /** as the file counts it: pieces, or uses where the column says so; returns subtracted unless they are set apart */
  readonly total_uses: number;
  /** what is scored: of reusables each piece with its uses, if the quantity counts pieces */
  readonly scored_uses: number;
  readonly returns: PurchaseList["preview"]["returns"];
  readonly three_largest: PurchaseList["preview"]["largest"];
  readonly unmatched: readonly UnmatchedName[];
  readonly region: string;
  readonly data_version: string;
  readonly scores: PortfolioScores | null;
}
/** The header of what each column was taken for. */
export declare function columnsOf({
  read: { sheet },
  guess,
  settings: { mapping },
}: PurchaseList): ScoreResult["columns"];
/** Reads, matches and scores a list. Nothing is scored while a question is open. */
export declare function scoreFile(
  path: string,
  options: CommandOptions,
  shipped: ShippedEngine,
  choices: readonly ImportChoice[],
): Promise<{
  readonly result: ScoreResult;
  readonly list: PurchaseList;
}>;
export {};
