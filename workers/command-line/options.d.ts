import { type DecimalSign, type QuantityBasis, type QuantityCounts, type ReturnsWay } from "../import/import-api.ts";
export declare const USAGE =
  "Usage:\n  npm run score -- FILE [options]                       scores a purchase list (CSV, TSV, .xlsx, .ods)\n  npm run --silent score -- --names FILE.txt --json     what each name may mean, a name a line\n\n  --json                 print one JSON object (or a list, with --names); else a summary in words\n  --region R             region of use: Global, Europe (default), UnitedStates, Spain, Ecoville\n  --mapping MAP.csv      what names mean: columns their name, product id, factor\n  --out DIR              also write lines.csv, rejected.csv and result.json there\n\nAnswers to what a file leaves open:\n  --quantity COLUMN      the column of quantities, by its header\n  --unit UNIT            what a number there counts: pieces, packs, dozens, thousands, kilograms, by_unit\n  --pack COLUMN          the column that says how many pieces are in a pack\n  --decimal point|comma  what 1.250 means\n  --returns subtract|apart  what goods that went back do\n  --sheet NAME           the sheet of a workbook\n\nWhere something was found wrongly:\n  --product COLUMN       the column of products\n  --basis uses|pieces    of a reusable, does the quantity count uses or pieces?\n  --header-row N         the row that names the columns, counted from 1; 0 = none\n  --skip-rows N          rows at the beginning that are not looked at\n  --last-row N           the last row that is looked at\n  --put-back N,N|all     rows taken for totals that are lines all the same\n\nExit code: 2 = questions are open or nothing could be read, and nothing was scored; 1 = scored, with rejected rows; 0 = all rows scored.";
/** What the caller of the command wants. */
export interface CommandOptions {
  readonly file: string | null;
  readonly names: string | null;
  readonly json: boolean;
  readonly region: string;
  readonly mapping: string | null;
  readonly out: string | null;
  readonly sheet: string | undefined;
  readonly quantity: string | null;
  readonly product: string | null;
  readonly pack: string | null;
  readonly unit: QuantityCounts | null;
  readonly decimal: DecimalSign | null;
  readonly returns: ReturnsWay | null;
  readonly basis: QuantityBasis | null;
  readonly header_row: number | undefined;
  readonly skip_rows: number | undefined;
  readonly last_row: number | undefined;
  /** rows, or all */
  readonly put_back: readonly number[] | "all";
}
/** The command was called wrongly; the message says how. */
export declare class UsageFault extends Error {}
/** @throws UsageFault */
export declare function commandOptions(args: readonly string[]): CommandOptions;
