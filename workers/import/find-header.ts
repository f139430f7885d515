import { fieldOfHeader } from "./header-words.ts";
import { roleOfHeader } from "./header-roles.ts";
import { isDateText } from "./quantity/quantity-cell.ts";

/** A row with its number in the file, counted from 1. */
export interface NumberedRow {
  readonly row: number;
  readonly cells: readonly string[];
}

/** Number of rows searched for the header. */
export const HEADER_ROWS = 60;
/** Column names are short; a row with a longer cell is no header. */
const LONGEST_NAME = 80;

const isNumeric = (cell: string): boolean =>
  /^[-+($\u20AC\u00A3\s]*\d[\d.,'\u2019\s]*[-)%\u20AC\s]*$/.test(cell) || isDateText(cell);
const filledOf = (cells: readonly string[]): readonly string[] => cells.filter((cell) => cell.trim() !== "");
const isKnown = (cell: string): boolean => fieldOfHeader(cell) !== null || roleOfHeader(cell) !== null;

/** True if a file's first row can be a header: it has a known word, or no number. */
const canBeHeader = (cells: readonly string[]): boolean =>
  cells.some((cell) => fieldOfHeader(cell) !== null) || !cells.some((cell) => /^[\d.,'\s]*\d[\d.,'\s]*$/.test(cell));

/**
 * Finds the header row: below title rows, above the first data row.
 * @param rows the first rows that are not blank, at most HEADER_ROWS
 * @returns its index in `rows`; -1 = no header
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
    // a report repeats its header on each page: take the first one
    const text = rows[best]?.cells.join("\u001F");
    best = rows.findIndex(({ cells }) => cells.join("\u001F") === text);
    // a single known word among data is no header, except in the first row
    const filled = filledOf(rows[best]?.cells ?? []);
    const known = filled.filter(isKnown).length;
    if (known >= 2 || best === 0 || filled.length >= widest * 0.6) {
      return best === 0 && !canBeHeader(rows[0]?.cells ?? []) && known < filled.length / 2 ? -1 : best;
    }
  }
  const [first] = rows;
  return first !== undefined && canBeHeader(first.cells.map((cell) => cell.trim())) ? 0 : -1;
}

/** The group heading above each column ("Quantity" over "Cases" and "Units per case"); "" or absent = none. */
export function groupsAbove(rows: readonly NumberedRow[], header: number): readonly string[] {
  const [above, names] = [rows[header - 1], rows[header]];
  if (above === undefined || names === undefined || above.row !== names.row - 1) return [];
  const filled = filledOf(above.cells);
  // one cell at the left is a title, not a group; groups are fewer than column names
  const first = above.cells.findIndex((cell) => cell.trim() !== "");
  if (filled.length >= filledOf(names.cells).length || (filled.length === 1 && first === 0)) return [];
  let group = "";
  return names.cells.map((_, column) => (group = above.cells[column]?.trim() || group));
}
