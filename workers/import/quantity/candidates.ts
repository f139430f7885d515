import type { ColumnRole } from "../column-roles.ts";
import type { DecimalSign } from "../import-settings.ts";
import { numbersOf } from "../numbers/number-text.ts";
import type { Sheet } from "../sheet.ts";
import { LineQuantities } from "./line-quantities.ts";
import { exclusive, isOfChain, possibleReadings } from "./possible-readings.ts";
import type { QuantityReading, ReadingTerm } from "./reading.ts";
import { unitMeanings } from "./unit-meanings.ts";
import { isWeight } from "./unit-words.ts";

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
export type TotalPair = readonly [product: QuantityReading, total: QuantityReading];

/** Counts lines on which both readings agree or disagree; lines that one of them cannot read are skipped. */
export function agreements(
  sheet: Sheet,
  decimal: DecimalSign,
  pair: TotalPair,
  isLine: (place: number) => boolean = () => true,
): Agreements {
  const [one, other] = pair.map((reading) => new LineQuantities(sheet, reading, decimal));
  return compareRows(sheet, (place) => {
    const [first, second] = isLine(place) ? [one?.at(place), other?.at(place)] : [];
    if (!first || !second || !("pieces" in first) || !("pieces" in second)) return null;
    return first.pieces === second.pieces;
  });
}

/** Readings that multiply or add, each with every possible column of its total. */
function pairsOf(readings: readonly QuantityReading[], roles: readonly ColumnRole[]): readonly TotalPair[] {
  const computed = readings.filter(({ terms }) => terms.length > 1 || terms.some(({ packs }) => packs.length > 0));
  const totals = readings.filter(({ terms: [first, ...rest] }) => {
    const role = first === undefined || rest.length > 0 || first.counts !== "pieces" ? null : roles[first.column]?.role;
    return role === "total" || role === "pieces" || role === "number" || role === "quantity";
  });
  return computed.flatMap((product) => {
    const used = product.terms.flatMap(({ column, packs }) => [column, ...packs]);
    return totals
      .filter(({ terms }) => !used.includes(terms[0]?.column ?? -1))
      .map((total) => [product, total] as const);
  });
}

/** Pairs of readings for which packs × pieces per pack = total may hold. */
export const totalPairs = (sheet: Sheet, roles: readonly ColumnRole[]): readonly TotalPair[] =>
  pairsOf(possibleReadings(sheet, roles, null), roles);

/**
 * Finds the possible readings of the quantity. The first is certain only if the columns allow no other, or a column of totals
 * confirms it on every line.
 */
export function quantityReadings(
  sheet: Sheet,
  roles: readonly ColumnRole[],
  decimal: DecimalSign,
  product: number | null,
  isLine: (place: number) => boolean,
): QuantityReadings {
  const readings = possibleReadings(sheet, roles, product);
  const none = { disagreeing: [], total: null };
  const [first] = readings;
  if (first === undefined) return { readings, isCertain: false, ...none };
  // our own files state the unit in the header
  const own = readings.filter(
    ({ terms }) => terms.length === 1 && isOwnHeader(sheet.header?.[terms[0]?.column ?? -1] ?? ""),
  );
  if (own.length === 1) return { readings: own, isCertain: true, ...none };
  // compare products and sums with a column of totals
  for (const pair of pairsOf(readings, roles)) {
    const [computed, total] = pair;
    const { agreeing, disagreeing, rows } = agreements(sheet, decimal, pair, isLine);
    const compared = agreeing + disagreeing;
    if (compared < 2 || disagreeing > compared / 4 || !differsFromFactor(sheet, computed, total, decimal, isLine))
      continue;
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
  return { readings, isCertain: isProvenByColumns(sheet, roles, readings, decimal, isLine), ...none };
}

const columnsOf = ({ terms }: QuantityReading): readonly number[] => terms.map(({ column }) => column);

/** True if the total is not just the amount itself on all lines (packs of 1 prove nothing). */
function differsFromFactor(
  sheet: Sheet,
  computed: QuantityReading,
  total: QuantityReading,
  decimal: DecimalSign,
  isLine: (place: number) => boolean,
): boolean {
  const [amount] = computed.terms;
  const [sum] = total.terms;
  if (amount === undefined || sum === undefined) return false;
  const [amountAt, sumAt] = [numbersOf(sheet, amount.column, decimal), numbersOf(sheet, sum.column, decimal)];
  return compareRows(sheet, (place) => !isLine(place) || amountAt(place) === sumAt(place), 1).disagreeing > 1;
}

/** True if the columns and their headers leave no choice. */
function isProvenByColumns(
  sheet: Sheet,
  roles: readonly ColumnRole[],
  readings: readonly QuantityReading[],
  decimal: DecimalSign,
  isLine: (place: number) => boolean,
): boolean {
  const [first] = readings;
  const [term, ...rest] = first?.terms ?? [];
  if (term === undefined) return false;
  // a column without a name is a quantity only if the file has no header at all
  if (sheet.header !== null && first?.terms.some(({ column }) => (sheet.header?.[column] ?? "") === "") === true)
    return false;
  const columns = new Set(readings.flatMap(columnsOf));
  if (term.named || isWeight(term.counts)) return false;
  if (readings.length === 1) return term.counts !== "packs" || term.packs.length > 0 || term.times > 1;
  if (rest.length > 0) return isExclusiveSum(sheet, first, roles);
  if (columns.size > 1) return false;
  if (term.counts === "by_unit") return term.packs.length < 2 && areUnitsReadable(sheet, term, decimal, isLine);
  const isChain = term.packs.every((pack) => isOfChain(sheet.header?.[pack] ?? ""));
  if (term.packs.length === 1 || isChain) {
    return term.counts === "packs" && term.packs.length > 0 && roles[term.column]?.role === "packs";
  }
  return false;
}

/** Tables below each other, each with a quantity of its own: a row has no other number. */
const isExclusiveSum = (sheet: Sheet, reading: QuantityReading | undefined, roles: readonly ColumnRole[]): boolean =>
  reading !== undefined &&
  sheet.tables.length > 1 &&
  exclusive(sheet, columnsOf(reading)).length > 0 &&
  reading.terms.every(
    ({ column, counts, packs }) => counts !== "pieces" || packs.length > 0 || roles[column]?.role !== "number",
  );

/** False if most units of the column are unknown: it may hold something else. */
function areUnitsReadable(
  sheet: Sheet,
  term: ReadingTerm,
  decimal: DecimalSign,
  isLine: (place: number) => boolean,
): boolean {
  if (term.unit === null) return false;
  const units = [...unitMeanings(sheet, { ...term, unit: term.unit }, decimal, isLine).values()];
  return units.some(({ unit }) => unit !== null);
}
