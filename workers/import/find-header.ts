import { fieldOfHeader } from "./header-words.ts";
import { roleOfHeader } from "./header-roles.ts";
import { isDateText } from "./quantity/quantity-cell.ts";

/** A row with its number in the file, counted from 1. */
export interface NumberedRow {
  readonly row: number;
  readonly cells: readonly string[];
}

/** Rows among which the names of the columns are looked for. */
export const HEADER_ROWS = 60;
/** Names of columns are short. */
const LONGEST_NAME = 80;

const isNumeric = (cell: string): boolean =>
  /^[-+($\u20AC\u00A3\s]*\d[\d.,'\u2019\s]*[-)%\u20AC\s]*$/.test(cell) || isDateText(cell);
const filledOf = (cells: readonly string[]): readonly string[] => cells.filter((cell) => cell.trim() !== "");
const isKnown = (cell: string): boolean => fieldOfHeader(cell) !== null || roleOfHeader(cell) !== null;

/** Does a file's first row name columns? If a known word stands there, or no number. */
const firstNames = (cells: readonly string[]): boolean =>
  cells.some((cell) => fieldOfHeader(cell) !== null) || !cells.some((cell) => /^[\d.,'\s]*\d[\d.,'\s]*$/.test(cell));

/**
 * Where the names of the columns stand: below title rows, above the first lines.
 *
 * @param rows the first rows that are not blank, HEADER_ROWS at most
 * @returns the place in `rows`; -1 = nothing names the columns
 */
export function findHeader(rows: readonly NumberedRow[]): number {
  const counts = rows.map(({ cells }) => filledOf(cells).length);
  const widest = Math.max(0, ...counts);
  let best = -1;
  let bestScore = 0;
  rows.forEach(({ cells }, at) => {
    const filled = filledOf(cells);
    const numbers = filled.filter(isNumeric).length;
    if (filled.length < Math.min(2, widest) || filled.some((cell) => cell.length > LONGEST_NAME)) return;
    const known = filled.filter((cell) => !isNumeric(cell) && isKnown(cell)).length;
    if (numbers > filled.length / 4 || (known === 0 && at > 0 && widest > 1)) return;
    const below = rows[at + 1]?.cells ?? [];
    const isAboveNumbers = filledOf(below).filter(isNumeric).length > numbers;
    const score = known * 2 + (filled.length / widest) * 2 + (isAboveNumbers ? 1 : 0) - numbers - at * 0.02;
    if (known > 0 && score > bestScore) [best, bestScore] = [at, score];
  });
  if (best >= 0) {
    // where it stands again above the next page of a report, the first one counts
    const text = rows[best]?.cells.join("\u001F");
    best = rows.findIndex(({ cells }) => cells.join("\u001F") === text);
    // a single known word among data is no header, unless it stands first
    const filled = filledOf(rows[best]?.cells ?? []);
    const known = filled.filter(isKnown).length;
    if (known >= 2 || best === 0 || filled.length >= widest * 0.6) {
      return best === 0 && !firstNames(rows[0]?.cells ?? []) && known < filled.length / 2 ? -1 : best;
    }
  }
  const [first] = rows;
  return first !== undefined && firstNames(first.cells.map((cell) => cell.trim())) ? 0 : -1;
}

/** What stands above several names ("Quantity" over "Cases" and "Units per case"), for each column; "" = nothing. */
export function groupsAbove(rows: readonly NumberedRow[], header: number): readonly string[] {
  const [above, names] = [rows[header - 1], rows[header]];
  if (above === undefined || names === undefined || above.row !== names.row - 1) return [];
  const filled = filledOf(above.cells);
  // a title is one cell at the left; groups stand over names, and are fewer
  const first = above.cells.findIndex((cell) => cell.trim() !== "");
  if (filled.length >= filledOf(names.cells).length || (filled.length === 1 && first === 0)) return [];
  let group = "";
  return names.cells.map((_, column) => (group = above.cells[column]?.trim() || group));
}
