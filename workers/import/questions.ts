import { DATE_ORDERS, dateEvidence, readDay } from "./dates/day-text.ts";
import type { SheetGuess } from "./guess-mapping.ts";
import type { DecimalSign, ImportSettings, QuantityReading } from "./import-settings.ts";
import type { ImportQuestion, QuestionOption } from "./import-api.ts";
import type { MatchedSheet } from "./match-rows.ts";
import { isAmbiguous } from "./numbers/number-text.ts";
import { readingTotal, type ReturnsFound } from "./quantity/readings.ts";
import type { ReadSheet } from "./read-sheet.ts";

const readingOf = ({ mapping: { quantity, pack, unit }, counts }: ImportSettings): QuantityReading | null =>
  quantity === null ? null : { column: quantity, counts, pack, unit };

/** Whether a row counts in the totals of an answer. */
export type IsLine = (place: number) => boolean;

/** True for the rows that were detected as totals or headings and that the user did not put back. */
export function totalsIn({ sheet }: ReadSheet, { totals }: SheetGuess, { put_back }: ImportSettings): IsLine {
  const putBack = new Set(put_back);
  return (place) => totals.has(place) && !putBack.has(sheet.rowNumber(place));
}

/** The matched rows of a sheet. */
export interface FoundProducts {
  readonly matched: MatchedSheet;
  /** true for rows whose product the user has yet to choose */
  readonly isOpen: IsLine;
}

/**
 * The rows that count in the totals of a question. Excludes rows of totals and, if most names are or may be products, charges
 * and goods outside the catalogue.
 * @param found null = no column of products or quantities
 */
export function countedLines(
  read: ReadSheet,
  guess: SheetGuess,
  settings: ImportSettings,
  found: FoundProducts | null,
): IsLine {
  const isTotal = totalsIn(read, guess, settings);
  const isLine: IsLine = (place) => !isTotal(place);
  if (found === null) return isLine;
  const { matched, isOpen } = found;
  const isKnown: IsLine = (place) => isLine(place) && (matched.meanings.product(place) >= 0 || isOpen(place));
  let [lines, known] = [0, 0];
  for (let place = 0; place < read.sheet.rows; place++) {
    if (isLine(place)) lines++;
    if (isKnown(place)) known++;
  }
  return known * 2 > lines ? isKnown : isLine;
}

/** Each possible reading of the quantity with its total. */
export function readingOptions(
  read: ReadSheet,
  guess: SheetGuess,
  settings: ImportSettings,
  isLine: IsLine,
): readonly QuestionOption[] {
  const own = readingOf(settings);
  const known = guess.readings.readings;
  const isOther =
    own !== null &&
    !known.some(({ column, counts, pack }) => column === own.column && counts === own.counts && pack === own.pack);
  return [...known, ...(isOther && own !== null ? [own] : [])].map((reading) => {
    const { returns: _, ...figures } = totalOf(read, reading, settings.decimal, settings, isLine);
    return { reading, ...figures };
  });
}

function totalOf(
  { sheet }: ReadSheet,
  reading: QuantityReading,
  decimal: DecimalSign,
  { mapping }: ImportSettings,
  isLine: IsLine,
): Pick<QuestionOption, "total" | "unread" | "largest"> & { readonly returns: ReturnsFound } {
  const { total, ...figures } = readingTotal(sheet, reading, decimal, mapping.product, isLine);
  // the weight of a product is not known before its name is matched
  return { ...figures, total: reading.counts === "kilograms" ? null : total };
}

/** True if the quantity has numbers such as `1.250` and the file does not prove their decimal sign. */
function isDecimalOpen({ sheet }: ReadSheet, guess: SheetGuess, reading: QuantityReading | null): boolean {
  if (guess.isDecimalSure || reading === null) return false;
  const columns = [reading.column, ...(reading.pack === null ? [] : [reading.pack])];
  return columns.some((column) => sheet.texts(column, sheet.different(column)).some(isAmbiguous));
}

/** The questions that only the user can answer, answered or not. */
export function questionsOf(
  read: ReadSheet,
  guess: SheetGuess,
  settings: ImportSettings,
  options: readonly QuestionOption[],
  isLine: IsLine,
): readonly ImportQuestion[] {
  const isOpen = (about: ImportQuestion["about"]): boolean => !settings.answered.includes(about);
  const questions: ImportQuestion[] = [];
  if (read.rival_sheets.length > 0) {
    const sheets = [read.sheet_name ?? "", ...read.rival_sheets];
    const nothing = { total: null, unread: 0, largest: [] };
    questions.push({
      about: "sheet",
      open: isOpen("sheet"),
      options: sheets.map((sheet) => ({ sheet, ...nothing })),
      rows: [],
    });
  }
  const reading = readingOf(settings);
  if (isDecimalOpen(read, guess, reading) && reading !== null) {
    const signs = (["point", "comma"] as const).map((decimal) => {
      const { returns: _, ...figures } = totalOf(read, reading, decimal, settings, isLine);
      return { decimal, ...figures };
    });
    questions.push({ about: "decimal", open: isOpen("decimal"), options: signs, rows: [] });
  }
  if (!guess.readings.isCertain && (options.length > 1 || guess.components)) {
    questions.push({ about: "quantity", open: isOpen("quantity"), options, rows: guess.readings.disagreeing });
  }
  const own = reading === null ? null : totalOf(read, reading, settings.decimal, settings, isLine);
  if (own !== null && own.returns.rows > 0) {
    const { total, returns, ...rest } = own;
    const totals = { subtract: total, apart: total === null ? null : total + returns.pieces };
    const ways = (["subtract", "apart"] as const).map((way) => ({ ...rest, returns: way, total: totals[way] }));
    questions.push({ about: "returns", open: isOpen("returns"), options: ways, rows: returns.first });
  }
  questions.push(...dateQuestion(read, settings, isOpen("dates")));
  return questions;
}

/** Asks for the order of day and month if the dates of the file do not prove it. */
function dateQuestion(
  { sheet }: ReadSheet,
  { mapping: { date } }: ImportSettings,
  open: boolean,
): readonly ImportQuestion[] {
  const { order, ambiguous } =
    date === null ? { order: null, ambiguous: null } : dateEvidence(sheet.values(date, Infinity));
  const both = ambiguous === null ? null : readDay(ambiguous);
  if (ambiguous === null || order !== null || both === null || typeof both === "string") return [];
  const nothing = { total: null, unread: 0, largest: [] };
  const ways = DATE_ORDERS.map((way) => ({ dates: way, date: { text: ambiguous, day: both[way] }, ...nothing }));
  return [{ about: "dates", open, options: [...ways, { dates: "none", ...nothing }], rows: [] }];
}
