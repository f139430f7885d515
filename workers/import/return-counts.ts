import type { SheetGuess } from "./guess-mapping.ts";
import { normalName } from "./normal-name.ts";
import { numberOfText } from "./numbers/number-text.ts";
import type { Sheet } from "./sheet.ts";
import { anyWord, WORDS } from "./words.ts";

/** A column of counted pieces: its header, and the sum of its rows. */
export interface CountedColumn {
  readonly name: string;
  readonly total: number;
}

/** Pieces that a system handed out and took back in the period of a file. */
export interface ReturnCounts {
  readonly issued: CountedColumn;
  readonly returned: CountedColumn;
}

const ISSUED = anyWord(WORDS.counts.issued);
const RETURNED = anyWord(WORDS.counts.returned);

/**
 * The sums of the columns of issues and returns of a sheet, without its rows of totals; the columns are found by their
 * headers. Null = it lacks one of the two.
 */
export function returnCounts(
  sheet: Sheet,
  { roles, decimal, totals }: Pick<SheetGuess, "roles" | "decimal" | "totals">,
): ReturnCounts | null {
  const headers = roles.map((_, column) => normalName((sheet.header?.[column] ?? "").replaceAll("_", " ")));
  const isCount = (column: number): boolean => roles[column]?.isNumeric === true && roles[column].role !== "money";
  const isReturned = (column: number): boolean =>
    roles[column]?.role === "returned" || RETURNED.test(headers[column] ?? "");
  const back = headers.findIndex((_, column) => isCount(column) && isReturned(column));
  const out = headers.findIndex((header, column) => isCount(column) && !isReturned(column) && ISSUED.test(header));
  if (back < 0 || out < 0) return null;
  const sumOf = (column: number): CountedColumn => {
    let total = 0;
    for (let place = 0; place < sheet.rows; place++) {
      const cell = sheet.cell(column, place);
      if (totals.has(place)) continue;
      total += sheet.typed(column, cell) ?? numberOfText(sheet.text(column, cell), decimal) ?? 0;
    }
    return { name: sheet.header?.[column] ?? "", total };
  };
  return { issued: sumOf(out), returned: sumOf(back) };
}
