import type { ColumnRole } from "./column-roles.ts";
import type { DecimalSign } from "./import-settings.ts";
import { normalName } from "./normal-name.ts";
import { numbersOf } from "./numbers/number-text.ts";
import type { Sheet } from "./sheet.ts";
import { anyWord, WORDS } from "./words.ts";

/** Why a row is not a line. */
export type LeftOutKind = "subtotal" | "total" | "heading" | "prefilled";

const either = (list: string): string => `(?:${list.replaceAll(", ", "|")})`;
const { rows } = WORDS;
const SUBTOTAL = new RegExp(
  String.raw`\b${either(rows.subtotal)}\b|^(?:[bc] ?f(?:wd)?|\p{L}*vortrag|report|arrastre)$`,
  "u",
);
/** "Total", also behind one or two words. */
const TOTAL = new RegExp(String.raw`^(?:\p{L}+ ){0,2}${either(rows.total)}\b`, "u");
const GRAND = anyWord(rows.grand);
/** A total and nothing else, but for the numbers, dates and names in it: "Total", "Summe 2025", "Gesamtsumme netto". */
const ONLY_TOTAL = new RegExp(`^(?:${either(rows.only_total)} ?)+$`, "u");

/** A row with fewer cells than this share of a usual row is a total, if it also has a word for one. */
const THINNER = 0.8;
/** Quantile of the filled cells per row that counts as usual. */
const USUAL = 0.75;
/** Rows with one cell are headings only if usual rows fill at least this many cells. */
const MIN_WIDTH = 3;

/** Number of filled cells of each row, and of a usual row. */
export function filledCells(sheet: Sheet): { readonly counts: Uint8Array; readonly usual: number } {
  const counts = new Uint8Array(sheet.rows);
  for (let column = 0; column < sheet.columns; column++) {
    for (let place = 0; place < sheet.rows; place++)
      if (sheet.cell(column, place) > 0) counts[place] = (counts[place] ?? 0) + 1;
  }
  return { counts, usual: counts.toSorted()[Math.floor(sheet.rows * USUAL)] ?? 0 };
}

/** Sums of the number columns since the last total, and since the first row. */
class Sums {
  readonly #columns: readonly number[];
  readonly #since: number[];
  readonly #all: number[];
  #rows = 0;

  constructor(columns: readonly number[]) {
    this.#columns = columns;
    this.#since = columns.map(() => 0);
    this.#all = columns.map(() => 0);
  }

  add(numbers: readonly (number | null)[]): void {
    this.#rows++;
    numbers.forEach((number, at) => {
      this.#since[at] = (this.#since[at] ?? 0) + (number ?? 0);
      this.#all[at] = (this.#all[at] ?? 0) + (number ?? 0);
    });
  }

  /** True if a number other than 0 is the sum of the rows above it, at least two. */
  matches(numbers: readonly (number | null)[]): boolean {
    const isSum = (number: number, sum: number): boolean => Math.abs(number - sum) <= Math.abs(sum) * 1e-6 + 0.011;
    return (
      this.#rows >= 2 &&
      this.#columns.some((_, at) => {
        const number = numbers[at];
        if (number === null || number === undefined || number === 0) return false;
        return isSum(number, this.#since[at] ?? 0) || isSum(number, this.#all[at] ?? 0);
      })
    );
  }

  /** Starts the sums of the next subtotal. */
  restart(): void {
    this.#rows = 0;
    this.#since.fill(0);
  }
}

/**
 * Finds rows that are not lines: subtotals, carried-over totals, totals, headings between lines, and repeated headers.
 * They are detected by words in five languages and missing cells, or by a sum without a product name.
 * @returns the kind of each such row by its index
 */
export function totalRows(
  sheet: Sheet,
  roles: readonly ColumnRole[],
  decimal: DecimalSign,
): ReadonlyMap<number, LeftOutKind> {
  const found = new Map<number, LeftOutKind>();
  const numeric = roles.flatMap(({ isNumeric, role }, column) =>
    isNumeric && !["code", "gtin", "running", "date", "order"].includes(role) ? [column] : [],
  );
  const textual = roles.flatMap(({ isNumeric }, column) => (isNumeric ? [] : [column]));
  const { counts, usual } = filledCells(sheet);
  const product = roles.findIndex(({ role }) => role === "product");
  // each different cell is read once
  const words = textual.map(() => new Map<number, LeftOutKind | null>());
  const wordOf = (at: number, column: number, cell: number): LeftOutKind | null => {
    const known = words[at]?.get(cell);
    if (known !== undefined) return known;
    const normal = normalName(sheet.text(column, cell));
    const kind = SUBTOTAL.test(normal)
      ? "subtotal"
      : TOTAL.test(normal)
        ? GRAND.test(normal)
          ? "total"
          : "subtotal"
        : null;
    words[at]?.set(cell, kind);
    return kind;
  };
  const kindByWord = (place: number): LeftOutKind | null => {
    for (const [at, column] of textual.entries()) {
      const cell = sheet.cell(column, place);
      const kind = cell === 0 ? null : wordOf(at, column, cell);
      if (kind !== null) return kind;
    }
    return null;
  };
  const isHeader = (place: number): boolean =>
    sheet.header !== null &&
    sheet.header.filter((name) => name !== "").length > 1 &&
    sheet.header.every((name, column) => sheet.text(column, sheet.cell(column, place)) === name);
  const readers = numeric.map((column) => numbersOf(sheet, column, decimal));
  const sums = new Sums(numeric);
  const titles = new Set(
    sheet.tables.flatMap(({ first, begin }) => Array.from({ length: begin - first }, (_, at) => first + at)),
  );
  for (let place = 0; place < sheet.rows; place++) {
    const filled = counts[place] ?? 0;
    const isThin = filled < usual * THINNER;
    const word = kindByWord(place);
    const numbers = readers.map((numberAt) => numberAt(place));
    const hasNumber = numbers.some((number) => number !== null);
    const isNameless = product >= 0 && sheet.cell(product, place) === 0;
    const isSum = hasNumber && sums.matches(numbers);
    // a product can have a word of totals in its name: then the number decides
    const name = isNameless || product < 0 ? "" : normalName(sheet.text(product, sheet.cell(product, place)));
    const isOnlyTotal = name === "" || ONLY_TOTAL.test(name) || SUBTOTAL.test(name);
    if (titles.has(place)) {
      found.set(place, "heading");
      if (place > 0 && !titles.has(place - 1)) sums.restart();
    } else if (word !== null && (isSum || (isThin && (isOnlyTotal || !hasNumber)))) {
      found.set(place, word);
      sums.restart();
    } else if (isNameless && isThin && hasNumber && sums.matches(numbers)) {
      found.set(place, "subtotal");
      sums.restart();
    } else if (isHeader(place) || (usual >= MIN_WIDTH && filled <= 1 && !hasNumber)) found.set(place, "heading");
    else sums.add(numbers);
  }
  nameLastTotal(sheet, found);
  return found;
}

/** Fewest equal rows that are the rest of a form. */
const MIN_PREFILLED = 3;

/** Rows of a form that nobody filled in: they repeat the same cells, without a quantity. */
export function prefilledRows(
  sheet: Sheet,
  roles: readonly ColumnRole[],
  isEmpty: (place: number) => boolean,
): readonly number[] {
  const compared = roles.flatMap(({ role }, column) => (["running", "code", "number"].includes(role) ? [] : [column]));
  const byText = new Map<string, number[]>();
  for (let place = 0; place < sheet.rows; place++) {
    if (!isEmpty(place)) continue;
    const cells = compared.map((column) => sheet.cell(column, place));
    const key = cells.join(" ");
    const known = byText.get(key);
    if (known === undefined) byText.set(key, [place]);
    else known.push(place);
  }
  return [...byText.values()].filter((places) => places.length >= MIN_PREFILLED).flat();
}

/** A total in the last row counts as the grand total, whatever its word. */
function nameLastTotal(sheet: Sheet, found: Map<number, LeftOutKind>): void {
  const totals = [...found].filter(([, kind]) => kind !== "heading");
  const last = totals.at(-1);
  if (last === undefined || last[0] !== sheet.rows - 1) return;
  found.set(last[0], "total");
}
