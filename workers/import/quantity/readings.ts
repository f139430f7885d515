import { QUANTITY_ROLES, type ColumnRole } from "../column-roles.ts";
import type { DecimalSign, QuantityReading } from "../import-settings.ts";
import { type LargestLine, LargestLines } from "./largest-lines.ts";
import type { Sheet } from "../sheet.ts";
import { LineQuantities } from "./line-quantities.ts";

/** The quantity header of our own templates and exports. */
const OWN_HEADER = /^quantity \[uses\]$/i;
/** Maximum number of rows listed where two readings disagree. */
const ROWS_NAMED = 20;

/** The possible readings of a file's quantity. */
export interface QuantityReadings {
  /** likeliest first */
  readonly readings: readonly QuantityReading[];
  /** only the first reading is possible */
  readonly isCertain: boolean;
  /** numbers of rows whose total differs from packs × pieces per pack */
  readonly disagreeing: readonly number[];
  /** the compared column of totals; null = none */
  readonly total: number | null;
}

const placesOf = (roles: readonly ColumnRole[], ...wanted: readonly ColumnRole["role"][]): readonly number[] =>
  roles.flatMap(({ role }, column) => (wanted.includes(role) ? [column] : []));

const isSame = (one: QuantityReading, other: QuantityReading): boolean =>
  one.column === other.column && one.counts === other.counts && one.pack === other.pack;

/** Two readings of one quantity: packs × pieces per pack, and a column of totals. */
export type TotalPair = readonly [packs: QuantityReading, total: QuantityReading];

interface Agreements {
  readonly agreeing: number;
  readonly disagreeing: number;
  /** numbers of the rows that disagree */
  readonly rows: readonly number[];
}

/** Counts lines on which both readings agree or disagree; lines that one of them cannot read are skipped. */
export function agreements(
  sheet: Sheet,
  decimal: DecimalSign,
  pair: TotalPair,
  isLine: (place: number) => boolean = () => true,
): Agreements {
  const [one, other] = pair.map((reading) => new LineQuantities(sheet, reading, decimal));
  const rows: number[] = [];
  let agreeing = 0;
  for (let place = 0; place < sheet.rows; place++) {
    if (!isLine(place)) continue;
    const [first, second] = [one?.at(place), other?.at(place)];
    if (!first || !second || !("pieces" in first) || !("pieces" in second)) continue;
    if (first.pieces === second.pieces) agreeing++;
    else rows.push(sheet.rowNumber(place));
  }
  return { agreeing, disagreeing: rows.length, rows };
}

/** Every reading in packs combined with every possible column of its total. */
function pairsOf(readings: readonly QuantityReading[], roles: readonly ColumnRole[]): readonly TotalPair[] {
  const inPacks = readings.filter(({ counts, pack }) => counts === "packs" && pack !== null);
  const inPieces = readings.filter(
    ({ column, counts }) => counts === "pieces" && ["total", "pieces"].includes(roles[column]?.role ?? ""),
  );
  return inPacks.flatMap((packs) =>
    inPieces.filter(({ column }) => column !== packs.column).map((total) => [packs, total] as const),
  );
}

/** Pairs of readings for which packs × pieces per pack = total may hold. */
export const totalPairs = (roles: readonly ColumnRole[]): readonly TotalPair[] =>
  pairsOf(possibleReadings(roles), roles);

/** All readings that the column roles allow, likeliest first. */
export function possibleReadings(roles: readonly ColumnRole[]): readonly QuantityReading[] {
  const [pack = null] = placesOf(roles, "pack");
  const [unit = null] = placesOf(roles, "unit");
  const found: QuantityReading[] = [];
  const add = (column: number, counts: QuantityReading["counts"]): void => {
    const reading = {
      column,
      counts,
      pack: counts === "packs" || counts === "by_unit" ? pack : null,
      unit: counts === "by_unit" ? unit : null,
    };
    if (!found.some((known) => isSame(known, reading))) found.push(reading);
  };
  for (const column of placesOf(roles, "uses")) add(column, "pieces");
  if (unit !== null) for (const column of placesOf(roles, "quantity", "packs")) add(column, "by_unit");
  for (const column of placesOf(roles, "packs")) add(column, "packs");
  for (const column of placesOf(roles, "total", "pieces")) add(column, "pieces");
  for (const column of placesOf(roles, "thousands")) add(column, "thousands");
  for (const column of placesOf(roles, "dozens")) add(column, "dozens");
  for (const column of placesOf(roles, "kilograms")) add(column, "kilograms");
  for (const column of placesOf(roles, "quantity")) {
    if (pack !== null) add(column, "packs");
    add(column, "pieces");
  }
  // "Units" beside "Units per case": a sold unit may be a case
  if (pack !== null) for (const column of placesOf(roles, "pieces")) add(column, "packs");
  if (pack === null) for (const column of placesOf(roles, "packs")) add(column, "pieces");
  // a column of numbers with an unknown header may be the quantity, too
  for (const column of placesOf(roles, "number")) add(column, "pieces");
  if (found.length === 0) for (const column of placesOf(roles, "measure")) add(column, "pieces");
  return found;
}

/**
 * Finds the possible readings of the quantity. A reading is certain only if the columns allow no other, or if a column of
 * totals confirms it on every line.
 */
export function quantityReadings(
  sheet: Sheet,
  roles: readonly ColumnRole[],
  decimal: DecimalSign,
  isLine: (place: number) => boolean,
): QuantityReadings {
  const readings = possibleReadings(roles);
  const columns = new Set(readings.map(({ column }) => column));
  const [first] = readings;
  const none = { disagreeing: [], total: null };
  if (first === undefined) return { readings, isCertain: false, ...none };
  const byUnit = readings.filter(({ counts }) => counts === "by_unit");
  const inPacks = readings.filter(({ counts, pack }) => counts === "packs" && pack !== null);
  // compare packs × pieces per pack with a column of totals
  for (const pair of pairsOf(readings, roles)) {
    const [packs, total] = pair;
    const { agreeing, disagreeing, rows } = agreements(sheet, decimal, pair, isLine);
    const compared = agreeing + disagreeing;
    if (compared < 2 || disagreeing > compared / 4) continue;
    const others = readings.filter((reading) => reading.column !== packs.column && reading.column !== total.column);
    const isProven = disagreeing === 0;
    return {
      readings: [packs, total, ...(isProven ? [] : others)],
      isCertain: isProven,
      disagreeing: rows.slice(0, ROWS_NAMED),
      total: total.column,
    };
  }
  const isOnlyColumn = columns.size === 1;
  // our own files state the unit in the header
  const own = readings.filter(({ column }) => OWN_HEADER.test(sheet.header?.[column] ?? ""));
  if (own.length === 1) return { readings: own, isCertain: true, ...none };
  if (byUnit.length === 1 && isOnlyColumn) return { readings: byUnit, isCertain: true, ...none };
  // a column of packs beside a column of pack sizes
  if (isOnlyColumn && inPacks.length === 1 && roles[first.column]?.role === "packs") {
    return { readings: inPacks, isCertain: true, ...none };
  }
  return { readings, isCertain: readings.length === 1, ...none };
}

/** Returned goods: number of rows, pieces, and the first row numbers. */
export interface ReturnsFound {
  readonly rows: number;
  readonly pieces: number;
  readonly first: readonly number[];
}

/** The total of a reading: Σ of the readable lines in pieces, returns subtracted, and its largest lines. */
export function readingTotal(
  sheet: Sheet,
  reading: QuantityReading,
  decimal: DecimalSign,
  product: number | null,
  isLine: (place: number) => boolean,
): {
  readonly total: number;
  readonly unread: number;
  readonly largest: readonly LargestLine[];
  readonly returns: ReturnsFound;
} {
  const lines = new LineQuantities(sheet, reading, decimal);
  const largest = new LargestLines();
  const returns = { rows: 0, pieces: 0, first: [] as number[] };
  let [total, unread] = [0, 0];
  for (let place = 0; place < sheet.rows; place++) {
    if (!isLine(place)) continue;
    const quantity = lines.at(place);
    if (quantity === null || !("pieces" in quantity)) {
      unread++;
      continue;
    }
    const { pieces } = quantity;
    total += pieces;
    if (pieces < 0) {
      returns.rows++;
      returns.pieces -= pieces;
      if (returns.first.length < ROWS_NAMED) returns.first.push(sheet.rowNumber(place));
    }
    largest.add(place, pieces);
  }
  return { total, unread, returns, largest: largest.lines(sheet, product) };
}

/** True if a column can be a quantity. */
export const canBeQuantity = ({ role, isNumeric }: ColumnRole): boolean => isNumeric && QUANTITY_ROLES.has(role);
