import { type Steps, within } from "../engine/portfolio/steps.ts";
import type { DoubtfulCells, ImportPreview, PreviewLine } from "./import-api.ts";
import type { ImportSettings } from "./import-settings.ts";
import type { ImportField } from "./import-fields.ts";
import { type CellOutcome, FAULTS_SHOWN, faultOf, isFault } from "./import-faults.ts";
import { LINE_DETAILS } from "../../edge-api/contract/line-details.ts";
import type { SheetGuess } from "./guess-mapping.ts";
import { matchSteps, ROW, type MatchedSheet } from "./match-rows.ts";
import type { NamesOfFields } from "./names-of-fields.ts";
import { type Asked, countedLines, questionsOf, readingOptions, totalsIn } from "./questions.ts";
import type { Arithmetic } from "./quantity/reading.ts";
import { Patterns, signed } from "./quantity/reading-totals.ts";
import { rowSigns } from "./row-groups.ts";
import { mistypedGtins } from "./names/item-code.ts";
import type { ReadSheet } from "./read-sheet.ts";
import type { Sheet } from "./sheet.ts";

const SAMPLE_LINES = 8;
const CODES_CHECKED = 20_000;
const CODES_NAMED = 5;
const TOTALS_SHOWN = 200;
/** Share of matching names in the progress. */
const NAMES_SHARE = 0.9;

/** The cells of a row as one text, so that the user recognises it. */
const rowText = (sheet: Sheet, place: number): string =>
  Array.from({ length: sheet.columns }, (_, column) => sheet.text(column, sheet.cell(column, place)))
    .filter((cell) => cell !== "")
    .join(" ")
    .slice(0, 200);

/** The rows detected as totals and headings. */
const totalsOf = ({ sheet }: ReadSheet, { totals }: SheetGuess): ImportPreview["totals"] =>
  [...totals].slice(0, TOTALS_SHOWN).map(([place, kind]) => ({
    row: sheet.rowNumber(place),
    kind,
    text: rowText(sheet, place),
  }));

/** Fields that need a column before rows can be matched, and have none. */
export const missingFields = ({ mapping }: ImportSettings): readonly ImportField[] =>
  (["product", "quantity"] as const).filter((field) => mapping[field] === null);

/** How the rows that can be imported are read, each pattern once. */
function patternsOf({
  read: { sheet },
  guess,
  settings,
  matched: { meanings, state },
}: Asked): Pick<ImportPreview, "patterns" | "pattern_count"> {
  const { lines } = meanings;
  const signAt = rowSigns(guess.groups, settings.ways);
  /** pieces per unit of a product that the user chose */
  const factorAt = (place: number): number => meanings.products[meanings.product(place)]?.factor ?? 1;
  const patterns = new Patterns();
  for (let place = 0; place < sheet.rows; place++) {
    if (state[place] !== ROW.ready) continue;
    const sign = signAt(place);
    const quantity = lines.at(place);
    if (quantity === null || "fault" in quantity) continue;
    const pieces = Math.round(quantity.pieces * factorAt(place));
    patterns.add(`${sign} ${factorAt(place)} ${lines.patternAt(place)}`, place, signed(pieces, sign));
  }
  const exampleAt = (place: number): Arithmetic | null => {
    const [example, value] = [lines.arithmeticAt(place), factorAt(place)];
    if (example === null || value === 1) return example;
    const terms = example.terms.map((term) => ({ ...term, factors: [...term.factors, { value, label: "" }] }));
    return { ...example, terms };
  };
  return { patterns: patterns.first(exampleAt), pattern_count: patterns.count };
}

function sampleOf(
  sheet: Sheet,
  { state, meanings }: MatchedSheet,
  { basis, mapping }: ImportSettings,
): readonly PreviewLine[] {
  const lines: PreviewLine[] = [];
  const details = LINE_DETAILS.filter((name) => mapping[name] !== null);
  for (let place = 0; place < sheet.rows && lines.length < SAMPLE_LINES; place++) {
    if (state[place] !== ROW.ready) continue;
    const product = meanings.products[meanings.product(place)];
    if (product === undefined) continue;
    const { prodsys_id, usecase_id, uses, factor } = product;
    const quantity = meanings.quantity(place);
    if ((meanings.quantities[quantity] ?? 0) < 0) continue;
    for (const { text, pieces } of meanings.parts(place, quantity)) {
      lines.push({
        row: sheet.rowNumber(place),
        prodsys_id,
        usecase_id,
        food_id: meanings.foods[meanings.food(place)] ?? "",
        quantity: Math.round(pieces * factor * (basis === "pieces" ? uses : 1)),
        label: meanings.lineTexts.textAt("label", place),
        ...Object.fromEntries(details.map((name) => [name, meanings.lineTexts.textAt(name, place)])),
        ...(meanings.split === null || text === null ? {} : { [meanings.split]: text }),
      });
    }
  }
  return lines.slice(0, SAMPLE_LINES);
}

/** Codes with a wrong check digit. They are a warning; their rows stay ready. */
function mistypedIn(sheet: Sheet, { mapping: { gtin, item_code } }: ImportSettings): ImportPreview["mistyped_codes"] {
  const column = gtin ?? item_code;
  const mistyped = column === null ? [] : mistypedGtins(sheet.values(column, CODES_CHECKED));
  return firstOf(mistyped);
}

const firstOf = (cells: readonly string[]): DoubtfulCells => ({
  first: cells.slice(0, CODES_NAMED),
  count: cells.length,
});

/** Share of a check's progress for matching rows; the rest is the search for offers. */
const MATCHING_SHARE = 0.8;

/**
 * Matches the rows of a sheet under settings and says what an import would do; yields the share done, 0-1. If a required column is
 * missing, no row is matched (`matched` = null).
 */
export function* checkSteps(
  read: ReadSheet,
  guess: SheetGuess,
  settings: ImportSettings,
  names: NamesOfFields,
): Steps<{ readonly matched: MatchedSheet | null; readonly preview: ImportPreview }> {
  const missing = missingFields(settings);
  const isTotal = missing.length > 0 ? () => true : totalsIn(read, guess, settings);
  const matching = matchSteps(read.sheet, settings, names, isTotal, rowSigns(guess.groups, settings.ways));
  const matched = yield* within(0, MATCHING_SHARE, matching);
  const preview = yield* within(MATCHING_SHARE, 1, previewSteps(read, guess, matched, settings, missing));
  return { matched: missing.length > 0 ? null : matched, preview };
}

/** The preview of an import; yields the share done, 0-1. */
function* previewSteps(
  read: ReadSheet,
  guess: SheetGuess,
  matched: MatchedSheet,
  settings: ImportSettings,
  missing: readonly ImportField[],
): Steps<ImportPreview> {
  const { sheet } = read;
  const { counts, figures, meanings } = matched;
  const { tally } = meanings;
  for (let fault = 0; fault < tally.size; fault++) {
    yield (fault / tally.size) * NAMES_SHARE;
    tally.isOpenName(fault);
  }
  const isOpen = (outcome: CellOutcome): boolean => isFault(outcome) && tally.isOpenName(faultOf(outcome));
  const isLine = countedLines(read, guess, settings, matched, (place) => isOpen(meanings.product(place)));
  const asked = { read, guess, settings, isLine, matched };
  const readings = readingOptions(asked);
  yield NAMES_SHARE;
  const checked = counts.ready + counts.faulty + counts.left_out + counts.apart;
  const found = tally.found();
  const faults: ImportPreview["faults"][number][] = [];
  const shown = found.slice(0, FAULTS_SHOWN);
  for (const { code, field, column, value, offers, first, rows } of shown) {
    faults.push({ code, field, column, value, row: sheet.rowNumber(first), rows, offers: offers() });
    yield NAMES_SHARE + (1 - NAMES_SHARE) * (faults.length / shown.length);
  }
  return {
    missing,
    rows: sheet.rows,
    checked,
    totals: totalsOf(read, guess),
    total_count: guess.totals.size,
    filled: guess.filled,
    readings,
    questions: questionsOf(asked, readings),
    ...patternsOf(asked),
    ...counts,
    ...figures,
    faults,
    fault_count: found.length,
    mistyped_codes: mistypedIn(sheet, settings),
    lost_codes: firstOf(meanings.lineTexts.lostCodes),
    unread_dates: firstOf(meanings.lineTexts.unreadDates),
    doubtful_dates: firstOf(meanings.lineTexts.doubtfulDates),
    faulty_by_field: { ...tally.byField },
    sample: sampleOf(sheet, matched, settings),
  };
}
