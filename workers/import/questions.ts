import { DATE_ORDERS, dateEvidence, readDay } from "./dates/day-text.ts";
import type { SheetGuess } from "./guess-mapping.ts";
import type { ImportSettings } from "./import-settings.ts";
import type { ImportQuestion, QuestionOption } from "./import-api.ts";
import type { MatchedSheet } from "./match-rows.ts";
import { isAmbiguous, numbersOf } from "./numbers/number-text.ts";
import { basisOfFile } from "./quantity/basis.ts";
import { LineQuantities } from "./quantity/line-quantities.ts";
import { MOST_UNITS_ASKED } from "./quantity/unit-meanings.ts";
import { type QuantityWays } from "./quantity/term-reader.ts";
import { isSameReading, type QuantityReading, readingIn } from "./quantity/reading.ts";
import { readingTotal, type ReturnsFound, type RowSign } from "./quantity/reading-totals.ts";
import { CHOOSABLE_UNITS, isWeight, type QuantityUnit } from "./quantity/unit-words.ts";
import type { ReadSheet } from "./read-sheet.ts";
import { rowSigns } from "./row-groups.ts";

/** Whether a row counts in the totals of an answer. */
export type IsLine = (place: number) => boolean;

/** True for the rows that were detected as totals or headings and that the user did not put back. */
export function totalsIn({ sheet }: ReadSheet, { totals }: SheetGuess, { put_back }: ImportSettings): IsLine {
  const putBack = new Set(put_back);
  return (place) => totals.has(place) && !putBack.has(sheet.rowNumber(place));
}

/**
 * The rows that count in the totals of a question. Excludes rows of totals and, if most names are or may be products, charges
 * and goods outside the catalogue.
 * @param isOpen true for rows whose product the user has yet to choose
 */
export function countedLines(
  read: ReadSheet,
  guess: SheetGuess,
  settings: ImportSettings,
  matched: MatchedSheet,
  isOpen: IsLine,
): IsLine {
  const isTotal = totalsIn(read, guess, settings);
  const isLine: IsLine = (place) => !isTotal(place);
  const isKnown: IsLine = (place) => isLine(place) && (matched.meanings.product(place) >= 0 || isOpen(place));
  let [lines, known] = [0, 0];
  for (let place = 0; place < read.sheet.rows; place++) {
    if (isLine(place)) lines++;
    if (isKnown(place)) known++;
  }
  return known * 2 > lines ? isKnown : isLine;
}

/** A sheet under settings, with the rows that count. */
export interface Asked {
  readonly read: ReadSheet;
  readonly guess: SheetGuess;
  readonly settings: ImportSettings;
  readonly isLine: IsLine;
  readonly matched: MatchedSheet;
}

/** The figures of an option, and the goods that went back. */
interface Figures {
  readonly figures: Pick<QuestionOption, "total" | "unread" | "examples">;
  readonly returned: ReturnsFound;
}

const NO_FIGURES = { total: null, unread: 0 };

/** The figures of a reading under changed settings. */
function figuresOf(
  { read: { sheet }, guess, settings, isLine, matched }: Asked,
  reading: QuantityReading,
  changes: Partial<ImportSettings> = {},
): Figures {
  const changed = { ...settings, ...changes };
  const sign = rowSigns(guess.groups, changed.ways);
  const signAt: RowSign = (place) => (isLine(place) ? sign(place) : 0);
  const { total, returns, ...rest } = readingTotal(sheet, reading, changed.decimal, signAt, waysOf(changed, matched));
  // the weight of a product is not known before its name is matched
  const isByMass = reading.terms.some(({ counts }) => isWeight(counts));
  return { figures: { ...rest, total: isByMass ? null : total }, returned: returns };
}

const waysOf = (
  { choices, mapping: { product } }: ImportSettings,
  { meanings }: Pick<MatchedSheet, "meanings">,
): QuantityWays => {
  const units = new Map(choices.flatMap(({ field, value, use }) => (field === "unit" ? [[value, use] as const] : [])));
  const choice: QuantityWays["choice"] = (field, value) => (field === "unit" ? units.get(value) : undefined);
  return { product, grams: (place) => meanings.grams(place), choice };
};

/** What all lines cost; 0 = the file does not say it. */
function costOf({ read: { sheet }, guess: { amount }, settings, isLine }: Asked): number {
  if (amount === null) return 0;
  const amountAt = numbersOf(sheet, amount, settings.decimal);
  let cost = 0;
  for (let place = 0; place < sheet.rows; place++) if (isLine(place)) cost += amountAt(place) ?? 0;
  return cost;
}

/** Each possible reading of the quantity with its total, and what a piece costs then. */
export function readingOptions(asked: Asked): readonly QuestionOption[] {
  const own = readingIn(asked.settings, asked.read.sheet.header);
  const known = asked.guess.readings.readings;
  const isOther = own !== null && !known.some((reading) => isSameReading(reading, own));
  const cost = costOf(asked);
  return [...known, ...(isOther && own !== null ? [own] : [])].map((reading) => {
    const { figures } = figuresOf(asked, reading);
    return { reading, ...figures, ...(cost > 0 && (figures.total ?? 0) > 0 && { each: cost / (figures.total ?? 1) }) };
  });
}

/** A cell that is two different numbers, if the file does not prove the decimal sign; null = there is none. */
function ambiguousCell({ read: { sheet }, guess }: Asked, reading: QuantityReading | null): string | null {
  if (guess.isDecimalSure || reading === null) return null;
  const columns = reading.terms.flatMap(({ column, packs }) => [column, ...packs]);
  for (const column of columns) {
    const found = sheet.texts(column, sheet.different(column)).find(isAmbiguous);
    if (found !== undefined) return found;
  }
  return null;
}

/** The questions that only the user can answer, answered or not. */
export function questionsOf(asked: Asked, options: readonly QuestionOption[]): readonly ImportQuestion[] {
  const { read, guess, settings } = asked;
  const ask = (
    about: ImportQuestion["about"],
    some: readonly QuestionOption[],
    rest: Partial<ImportQuestion> = {},
  ): ImportQuestion => ({
    about,
    key: about,
    open: !settings.answered.includes(about),
    options: some,
    rows: [],
    lines: read.sheet.rows,
    ...rest,
  });
  const questions: ImportQuestion[] = [];
  if (read.rival_sheets.length > 0) {
    const sheets = [read.sheet_name ?? "", ...read.rival_sheets];
    questions.push(
      ask(
        "sheet",
        sheets.map((sheet) => ({ sheet, ...NO_FIGURES })),
      ),
    );
  }
  const reading = readingIn(settings, read.sheet.header);
  if (reading !== null) questions.push(...rowQuestions(asked, reading, ask));
  const cell = ambiguousCell(asked, reading);
  if (cell !== null && reading !== null) {
    const signs = (["point", "comma"] as const).map((decimal) => ({
      decimal,
      ...figuresOf(asked, reading, { decimal }).figures,
    }));
    questions.push(ask("decimal", signs, { text: cell }));
  }
  if (!guess.readings.isCertain && (options.length > 0 || guess.components)) {
    questions.push(ask("quantity", options, { rows: guess.readings.disagreeing }));
  }
  if (reading !== null) questions.push(...unitQuestions(asked, reading, ask));
  const own = reading === null ? null : figuresOf(asked, reading);
  if (own !== null && own.returned.rows > 0) {
    const { figures, returned } = own;
    const totals = { subtract: figures.total, apart: figures.total === null ? null : figures.total + returned.pieces };
    const ways = (["subtract", "apart"] as const).map((way) => ({ ...figures, returns: way, total: totals[way] }));
    questions.push(ask("returns", ways, { rows: returned.first, lines: returned.rows }));
  }
  questions.push(...basisQuestion(asked, reading, ask), ...dateQuestion(asked, ask));
  return questions;
}

type Ask = (
  about: ImportQuestion["about"],
  options: readonly QuestionOption[],
  rest?: Partial<ImportQuestion>,
) => ImportQuestion;

/** Asks what rows do that are hidden, cancelled, credited, an example, or of another table. */
const rowQuestions = (asked: Asked, reading: QuantityReading, ask: Ask): readonly ImportQuestion[] =>
  asked.guess.groups.groups.map((group) => {
    const { ways, answered } = asked.settings;
    const isOpen = !answered.includes("rows");
    const options = group.ways.map((way) => ({
      way,
      ...figuresOf(asked, reading, { ways: { ...ways, [group.key]: way } }).figures,
    }));
    return ask("rows", options, {
      key: group.key,
      group,
      lines: group.rows,
      open: isOpen && ways[group.key] === undefined,
    });
  });

/** Asks what the words of the unit column mean that the file does not explain. */
function unitQuestions(asked: Asked, reading: QuantityReading, ask: Ask): readonly ImportQuestion[] {
  const { read, settings, isLine } = asked;
  const lines = new LineQuantities(read.sheet, reading, settings.decimal, {
    ...waysOf(settings, asked.matched),
    isLine,
  });
  const words = new Map(lines.openUnits().map((one) => [one.text, one]));
  const hasPacks = reading.terms.some(({ packs, named }) => packs.length > 0 || named);
  const counted = CHOOSABLE_UNITS.filter((unit) => !isWeight(unit) && (hasPacks || !["packs", "inner"].includes(unit)));
  return [...words.values()].slice(0, MOST_UNITS_ASKED).map(({ text, rows, unit: meant, size }) => {
    const sized: readonly QuantityUnit[] = size === null || counted.includes("packs") ? counted : ["packs", ...counted];
    const uses: readonly (QuantityUnit | null)[] = isWeight(meant) ? [meant, null] : [...sized, null];
    const options = uses.map((unit) => {
      const choices = [...settings.choices, { field: "unit", value: text, use: unit } as const];
      const { figures } = figuresOf(asked, reading, { choices });
      return { unit, ...figures, ...(isWeight(unit) && NO_FIGURES) };
    });
    const isOpen =
      !settings.answered.includes("unit") &&
      !settings.choices.some(({ field, value }) => field === "unit" && value === text);
    return ask("unit", options, { key: `unit ${text}`, text, lines: rows, open: isOpen });
  });
}

/** Asks whether reusables are counted in pieces or in uses, if there are any and nothing proves it. */
function basisQuestion(
  { read, guess, matched }: Asked,
  reading: QuantityReading | null,
  ask: Ask,
): readonly ImportQuestion[] {
  const lines = matched.figures.reusable;
  if (lines === 0 || basisOfFile(read.sheet, guess.roles, reading) !== null) return [];
  const options = (["pieces", "uses"] as const).map((basis) => ({
    ...NO_FIGURES,
    basis,
    total: matched.usesByBasis[basis],
  }));
  return [ask("basis", options, { lines })];
}

/** Asks for the order of day and month if the dates of the file do not prove it. */
function dateQuestion({ read: { sheet }, settings: { mapping } }: Asked, ask: Ask): readonly ImportQuestion[] {
  const { date } = mapping;
  const { order, ambiguous } =
    date === null ? { order: null, ambiguous: null } : dateEvidence(sheet.values(date, Infinity));
  const both = ambiguous === null ? null : readDay(ambiguous);
  if (ambiguous === null || order !== null || both === null || typeof both === "string") return [];
  const ways = DATE_ORDERS.map((way) => ({ dates: way, date: { text: ambiguous, day: both[way] }, ...NO_FIGURES }));
  return [ask("dates", [...ways, { dates: "none", ...NO_FIGURES }])];
}
