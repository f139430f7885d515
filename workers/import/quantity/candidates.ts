import type { ColumnRole } from "../column-roles.ts";
import { isDozenOrBoxes, isDutch } from "../header-roles.ts";
import type { DecimalSign } from "../import-settings.ts";
import { numbersOf } from "../numbers/number-text.ts";
import type { Sheet } from "../sheet.ts";
import { LineQuantities } from "./line-quantities.ts";
import { exclusive, isOfChain, possibleReadings } from "./possible-readings.ts";
import type { QuantityReading } from "./reading.ts";
import { unitMeanings } from "./unit-meanings.ts";
import { isWeight } from "./unit-words.ts";

/** A sheet with what is known of its columns and rows. */
export interface KnownSheet {
  readonly sheet: Sheet;
  readonly roles: readonly ColumnRole[];
  readonly decimal: DecimalSign;
  readonly isLine: (place: number) => boolean;
}

interface Agreements {
  readonly agreeing: number;
  readonly disagreeing: number;
  /** numbers of the rows that disagree */
  readonly rows: readonly number[];
}

/**
 * Counts the rows on which a comparison of columns holds or fails.
 * @param holds null = the row has nothing to compare
 * @param most disagreeing rows after which the rest is not compared
 */
export function compareRows(sheet: Sheet, holds: (place: number) => boolean | null, most = Infinity): Agreements {
  const rows: number[] = [];
  let agreeing = 0;
  for (let place = 0; place < sheet.rows && rows.length <= most; place++) {
    const is = holds(place);
    if (is === true) agreeing++;
    else if (is === false) rows.push(sheet.rowNumber(place));
  }
  return { agreeing, disagreeing: rows.length, rows };
}

/** True for the quantity header of our own templates and exports. */
export const isOwnHeader = (header: string): boolean => /^quantity \[uses\]$/i.test(header);
/** Maximum number of rows listed where two readings disagree. */
const ROWS_NAMED = 20;
/** The possible readings of a file's quantity. */
export interface QuantityReadings {
  /** likeliest first */
  readonly readings: readonly QuantityReading[];
  /** the file proves the first reading */
  readonly isCertain: boolean;
  /** numbers of rows whose total differs from packs × pieces per pack */
  readonly disagreeing: readonly number[];
  /** the compared column of totals; null = none */
  readonly total: number | null;
}

/** Two readings of one quantity: packs × pieces per pack, and a column of totals. */
type TotalPair = readonly [product: QuantityReading, total: QuantityReading];

/** Counts lines on which both readings agree or disagree; lines that one of them cannot read are skipped. */
export function agreements({ sheet, decimal, isLine }: KnownSheet, pair: TotalPair): Agreements {
  const [one, other] = pair.map((reading) => new LineQuantities(sheet, reading, decimal));
  return compareRows(sheet, (place) => {
    const [first, second] = isLine(place) ? [one?.at(place), other?.at(place)] : [];
    if (!first || !second || !("pieces" in first) || !("pieces" in second)) return null;
    return first.pieces === second.pieces;
  });
}

/** Readings that multiply or add, each with every column that may be its total. */
export function totalPairs(readings: readonly QuantityReading[], roles: readonly ColumnRole[]): readonly TotalPair[] {
  const computed = readings.filter(({ terms }) => terms.length > 1 || terms.some(({ packs }) => packs.length > 0));
  const totals = readings.filter(({ terms: [first, ...rest] }) => {
    const role = first === undefined || rest.length > 0 || first.counts !== "pieces" ? "" : roles[first.column]?.role;
    return ["total", "pieces", "number", "quantity"].includes(role ?? "");
  });
  return computed.flatMap((product) => {
    const used = product.terms.flatMap(({ column, packs }) => [column, ...packs]);
    return totals
      .filter(({ terms }) => !used.includes(terms[0]?.column ?? -1))
      .map((total) => [product, total] as const);
  });
}

/**
 * Finds the possible readings of the quantity. The first is certain only if the columns allow no other, or a column of totals
 * confirms it on every line.
 */
export function quantityReadings(known: KnownSheet, product: number | null): QuantityReadings {
  const { sheet, roles } = known;
  const readings = possibleReadings(sheet, roles, product);
  const none = { disagreeing: [], total: null };
  // our own files state the unit in the header
  const own = readings.filter(
    ({ terms }) => terms.length === 1 && isOwnHeader(sheet.header?.[terms[0]?.column ?? -1] ?? ""),
  );
  if (own.length === 1) return { readings: own, isCertain: true, ...none };
  for (const pair of totalPairs(readings, roles)) {
    const [computed, total] = pair;
    const { agreeing, disagreeing, rows } = agreements(known, pair);
    const compared = agreeing + disagreeing;
    if (compared < 2 || disagreeing > compared / 4 || !differsFromFactor(known, pair)) continue;
    const isProven = disagreeing === 0;
    const used = new Set([...columnsOf(computed), ...columnsOf(total)]);
    const others = readings.filter((reading) => !columnsOf(reading).every((column) => used.has(column)));
    return {
      readings: [computed, total, ...(isProven ? [] : others)],
      isCertain: isProven,
      disagreeing: rows.slice(0, ROWS_NAMED),
      total: total.terms[0]?.column ?? null,
    };
  }
  return { readings, isCertain: isProvenByColumns(known, readings), ...none };
}

const columnsOf = ({ terms }: QuantityReading): readonly number[] => terms.map(({ column }) => column);

/** True if the total is not just the amount itself on all lines (packs of 1 prove nothing). */
function differsFromFactor({ sheet, decimal, isLine }: KnownSheet, pair: TotalPair): boolean {
  const [amountAt, sumAt] = pair.map(({ terms }) => numbersOf(sheet, terms[0]?.column ?? -1, decimal));
  const isSame = (place: number): boolean => !isLine(place) || amountAt?.(place) === sumAt?.(place);
  return compareRows(sheet, isSame, 1).disagreeing > 1;
}

/** True if the columns and their headers leave no choice. */
function isProvenByColumns(
  { sheet, roles, decimal, isLine }: KnownSheet,
  readings: readonly QuantityReading[],
): boolean {
  const [first] = readings;
  const [term, ...rest] = first?.terms ?? [];
  if (first === undefined || term === undefined || term.named || isWeight(term.counts)) return false;
  // numbers with decimals under an unknown header may be prices
  if (roles[term.column]?.role === "measure") return false;
  // a column without a name is a quantity only if the file has no header at all
  if (sheet.header !== null && first.terms.some(({ column }) => (sheet.header?.[column] ?? "") === "")) return false;
  if (readings.length === 1) return term.counts !== "packs" || term.packs.length > 0 || term.times > 1;
  // tables below each other, each with a quantity of its own: a row has no other number
  if (rest.length > 0)
    return (
      sheet.tables.length > 1 &&
      exclusive(sheet, columnsOf(first)) &&
      first.terms.every(
        ({ column, counts, packs }) => counts !== "pieces" || packs.length > 0 || roles[column]?.role !== "number",
      )
    );
  if (new Set(readings.flatMap(columnsOf)).size > 1) return false;
  if (term.counts === "by_unit") {
    // if all units are unknown, the column may hold something else
    const units =
      term.unit === null ? [] : [...unitMeanings(sheet, { ...term, unit: term.unit }, decimal, isLine).values()];
    return term.packs.length < 2 && units.some(({ unit }) => unit !== null);
  }
  const { header } = sheet;
  if (isDozenOrBoxes(header?.[term.column] ?? "") && !isDutch(header)) return false;
  const isOne = term.packs.length === 1 || term.packs.every((pack) => isOfChain(sheet.header?.[pack] ?? ""));
  return isOne && term.counts === "packs" && term.packs.length > 0 && roles[term.column]?.role === "packs";
}
