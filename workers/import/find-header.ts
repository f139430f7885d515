import { QUANTITY_ROLES } from "./column-roles.ts";
import { fieldOfHeader, isPeriodHeader, roleOfHeader } from "./header-roles.ts";
import { isNothing } from "./numbers/number-text.ts";
import { isDateText } from "./dates/day-text.ts";
import { namedUnit } from "./quantity/named-unit.ts";

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
    // years and months over columns of numbers are names
    const periods = filled.filter(isPeriodHeader).length;
    const numbers = filled.filter((cell) => isNumeric(cell) && !(periods > 1 && isPeriodHeader(cell))).length;
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
      const isData = best === 0 && !canBeHeader(rows[0]?.cells ?? []) && known < filled.length / 2;
      return isData ? -1 : firstTable(rows, best);
    }
  }
  const [first] = rows;
  return first !== undefined && canBeHeader(first.cells.map((cell) => cell.trim())) ? 0 : -1;
}

/** Roles of columns that a header of purchases has. */
const COUNTING: ReadonlySet<string> = new Set([...QUANTITY_ROLES, "pack", "unit"]);

const roles = new Map<string, ReturnType<typeof roleOfHeader>>();
/** The role of a header; remembered, because the rows of a file repeat few texts. */
function roleOf(cell: string): ReturnType<typeof roleOfHeader> {
  const known = roles.get(cell);
  if (known !== undefined) return known;
  if (roles.size > MOST_REMEMBERED) roles.clear();
  const role = roleOfHeader(cell);
  roles.set(cell, role);
  return role;
}
const MOST_REMEMBERED = 5000;
/** Words of headers that are also words of cells: units, months, names of sites. */
const isHeaderWord = (cell: string): boolean => namedUnit(cell) === null && cell.length <= LONGEST_NAME;

/** True if a row names the columns of a table of purchases: one of products and one of numbers, and no number. */
export function isTableHeader(cells: readonly string[]): boolean {
  const filled = filledOf(cells);
  if (filled.length < 2 || filled.some((cell) => cell.length > LONGEST_NAME || isNumeric(cell))) return false;
  const found = filled.map(roleOf);
  const isProduct = found.some((role) => role === "product" || role === "code" || role === "gtin");
  const isNamed = filled.some((cell) => fieldOfHeader(cell)?.[0] === "product");
  const isCounted = filled.some((cell, at) => COUNTING.has(found[at] ?? "") && (isNamed || isHeaderWord(cell)));
  return isProduct && isCounted && found.filter((role) => role === null).length * 2 <= filled.length;
}

/** True for a row of a table: a text and a number beside it, and no label of a title ("Date: 3.4.2026"). */
const isDataRow = ({ cells }: NumberedRow): boolean => {
  const filled = filledOf(cells);
  const [first = ""] = filled;
  return (
    filled.length >= 2 &&
    filled.some((cell) => isNumeric(cell) && !isDateText(cell)) &&
    filled.some((cell) => /\p{L}{2}/u.test(cell)) &&
    !/:\s*$/.test(first) &&
    !isKnown(first)
  );
};

/** The first of several headers: rows with numbers above a header belong to a table of their own. */
function firstTable(rows: readonly NumberedRow[], best: number): number {
  const earlier = rows.slice(0, best).findIndex(({ cells }, at) => {
    const below = rows[at + 1];
    return isTableHeader(cells) && below !== undefined && at + 1 < best && filledOf(below.cells).length >= 2;
  });
  if (earlier >= 0) return earlier;
  const data = rows
    .slice(0, best)
    .findIndex((row, at) => at > 0 && isDataRow(row) && filledOf(rows[at - 1]?.cells ?? []).length >= 2);
  const above = rows[data - 1];
  const isNamed = above !== undefined && !filledOf(above.cells).some((cell) => isNumeric(cell) || /:\s*$/.test(cell));
  const isTable = data > 0 && isNamed && filledOf(above.cells).length === filledOf(rows[data]?.cells ?? []).length;
  return isTable && rows.slice(data, best).filter(isDataRow).length >= 2 ? data - 1 : best;
}

/** A header of one row, or of two that complete each other. */
export interface Header {
  readonly names: readonly string[];
  /** the group heading above each column ("Quantity" over "Cases" and "Units per case"); "" = none */
  readonly groups: readonly string[];
  /** index of its last row */
  readonly last: number;
}

const isAdjacent = (one: NumberedRow | undefined, other: NumberedRow | undefined): boolean =>
  one !== undefined && other !== undefined && other.row === one.row + 1;
/** True if a row has numbers; several years or months are names of columns. */
const hasNumbers = ({ cells }: NumberedRow): boolean => {
  const numbers = filledOf(cells).filter(isNumeric);
  return numbers.length > 0 && (numbers.length < 2 || !numbers.every(isPeriodHeader));
};

/**
 * The names of the columns under a header row. The row below it belongs to it if it has words in columns of numbers, of which
 * some are unnamed or known words; the row above it if it names groups of columns or columns without a name.
 * @param at index of the header row; -1 = none
 * @returns null = no header
 */
export function headerAt(rows: readonly NumberedRow[], at: number, isFound: boolean): Header | null {
  const [above, header, below] = [rows[at - 1], rows[at], rows[at + 1]];
  if (header === undefined) return null;
  if (
    isFound &&
    below !== undefined &&
    isAdjacent(header, below) &&
    completes(header, below, rows.slice(at + 2, at + 6))
  ) {
    return { ...joined(header.cells, below.cells, true), last: at + 1 };
  }
  const isGroup = above !== undefined && isAdjacent(above, header) && isGroupRow(above, header);
  return { ...(isGroup ? joined(above.cells, header.cells, false) : { names: header.cells, groups: [] }), last: at };
}

function completes(header: NumberedRow, below: NumberedRow, data: readonly NumberedRow[]): boolean {
  if (filledOf(below.cells).length === 0 || hasNumbers(below)) return false;
  const width = Math.max(header.cells.length, below.cells.length);
  const numeric = Array.from({ length: width }, (_, column) => column).filter((column) =>
    data.some(({ cells }) => isNumeric((cells[column] ?? "").trim()) && (cells[column] ?? "").trim() !== ""),
  );
  const named = numeric.filter((column) => (below.cells[column] ?? "").trim() !== "");
  // "5 kg" is a quantity
  if (named.some((column) => /^\s*\d/.test(below.cells[column] ?? "") && !isPeriodHeader(below.cells[column] ?? "")))
    return false;
  return named.some((column) => {
    const cell = (below.cells[column] ?? "").trim();
    if (isNothing(cell)) return false;
    return (
      (header.cells[column] ?? "").trim() === "" ||
      isKnown(cell) ||
      namedUnit(cell) !== null ||
      /^[([].*[)\]]$/.test(cell)
    );
  });
}

/** One cell at the left is a title, not a group; groups are fewer than column names. */
function isGroupRow(above: NumberedRow, header: NumberedRow): boolean {
  const filled = filledOf(above.cells);
  const first = above.cells.findIndex((cell) => cell.trim() !== "");
  const isFewer = filled.length < filledOf(header.cells).length;
  const completesNames = header.cells.some(
    (cell, column) => cell.trim() === "" && (above.cells[column] ?? "").trim() !== "",
  );
  return (
    !hasNumbers(above) && (isFewer || completesNames) && filled.length > 0 && !(filled.length === 1 && first === 0)
  );
}

/** @param isUnits a name above a name with no blank beside it is completed by it: "Quantity" over "(cases)" */
function joined(above: readonly string[], below: readonly string[], isUnits: boolean): Omit<Header, "last"> {
  const width = Math.max(above.length, below.length);
  const at = (cells: readonly string[], column: number): string => (cells[column] ?? "").trim();
  const names: string[] = [];
  const groups: string[] = [];
  let group = "";
  for (let column = 0; column < width; column++) {
    const [upper, lower] = [at(above, column), at(below, column)];
    const spans = upper !== "" && column + 1 < width && at(above, column + 1) === "";
    group = upper === "" ? (lower === "" ? "" : group) : upper;
    const isCompleted = isUnits && upper !== "" && lower !== "" && !spans;
    names.push(isCompleted ? `${upper} ${/^[([]/.test(lower) ? lower : `(${lower})`}` : lower === "" ? upper : lower);
    groups.push(lower === "" || isCompleted ? "" : group);
  }
  return { names, groups };
}
