import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";

const FILES = join(import.meta.dirname, "../../fixtures/import-files");

/** The expected result of a sample. */
export interface Expected {
  readonly file: string;
  readonly sheet: string | null;
  readonly header_row: number;
  readonly columns: Readonly<Record<string, string | null>>;
  readonly quantity_counts: string;
  readonly numbers: { readonly decimal: string };
  readonly lines: number;
  readonly total_uses_or_pieces: number;
  readonly total_without_returns: number;
  /** only the number of rows for the large file */
  readonly returns: readonly { readonly row: number; readonly pieces: number }[] | { readonly lines: number };
  readonly three_largest: readonly { readonly row: number; readonly text: string; readonly pieces: number }[];
  readonly rejected_lines: readonly { readonly row: number; readonly reason: string }[];
  /** instead of the rows, if there are many */
  readonly rejected_by_reason?: Readonly<Record<string, number>>;
  readonly total_disagrees?: readonly number[];
}

const expectedOf = (name: string): Expected => JSON.parse(readFileSync(join(FILES, name), "utf8")) as Expected;
export const EXPECTED = readdirSync(FILES)
  .filter((name) => name.endsWith(".expected.json"))
  .map(expectedOf);

/** The right answers to the questions of the samples, as options of the command. */
export const ANSWERS: Readonly<Record<string, readonly string[]>> = {
  "02-uk-orders-total-column.csv": ["--quantity", "Qty (cases)"],
  "09-ambiguous-columns.csv": ["--quantity", "Units", "--decimal", "comma"],
};

/** Number of rows with returned goods. */
export const returnsOf = ({ returns }: Expected): number => ("lines" in returns ? returns.lines : returns.length);

/** Rejected rows as a sample states them: each row, or their number for the large file. */
export const rejectedOf = ({ rejected_lines, rejected_by_reason }: Expected): readonly number[] | number =>
  rejected_by_reason === undefined
    ? rejected_lines.map(({ row }) => row)
    : Object.values(rejected_by_reason).reduce((sum, rows) => sum + rows, 0);

/** Rows in the form of a sample's expectation. */
export const asStated = (stated: readonly number[] | number, rows: readonly number[]): readonly number[] | number =>
  typeof stated === "number" ? rows.length : rows;

/** A sample as a File; the large one is stored compressed. */
export function sampleBlob(file: string): Blob {
  const path = join(FILES, file);
  return new Blob([existsSync(path) ? readFileSync(path) : new Uint8Array(gunzipSync(readFileSync(`${path}.gz`)))]);
}
