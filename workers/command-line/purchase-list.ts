import { runToEnd } from "../engine/portfolio/steps.ts";
import type { ChoosableNames } from "../choosable-names.ts";
import { faultOf, isFault } from "../import/cell-outcome.ts";
import { guessSheet, type SheetGuess } from "../import/guess-mapping.ts";
import type { ImportChoice, ImportSettings, QuestionAbout } from "../import/import-settings.ts";
import type { ImportPreview } from "../import/import-api.ts";
import { withReading } from "../import/quantity/reading-choice.ts";
import { type QuantityReading, readingOf, readingText, type ReadingTerm } from "../import/quantity/reading.ts";
import { headerUnit, isInKilograms } from "../import/header-roles.ts";
import { rowSigns } from "../import/row-groups.ts";
import { matchSteps, ROW, type MatchedSheet } from "../import/match-rows.ts";
import { namesOfFields, type NamesOfFields } from "../import/names-of-fields.ts";
import { missingFields, nothingMatched, previewSteps } from "../import/preview.ts";
import { totalsIn } from "../import/questions.ts";
import { readSheet, type ReadSheet } from "../import/read-sheet.ts";
import { UsageFault, type CommandOptions } from "./options.ts";

/** A purchase list, read and matched under the options of the command. */
export interface PurchaseList {
  readonly read: ReadSheet;
  readonly guess: SheetGuess;
  readonly settings: ImportSettings;
  readonly preview: ImportPreview;
  /** null = no column for products or quantities */
  readonly matched: MatchedSheet | null;
  /** foods of the file that are not in the catalogue; their lines got the default food */
  readonly foods_unknown: readonly string[];
}

/** The column (from 0) with this header, ignoring case and outer spaces. @throws UsageFault if there is none */
export function columnNamed({ sheet }: ReadSheet, option: string, name: string): number {
  // with grouped headers only the row above may have a name
  const headers = (sheet.header ?? []).map((header, at) => header || (sheet.groups[at] ?? ""));
  const wanted = name.trim().toLowerCase();
  const exact = headers.indexOf(name);
  const place =
    exact >= 0 ? exact : headers.findIndex((header) => header.toLowerCase().replaceAll(/\s+/g, " ") === wanted);
  if (place >= 0) return place;
  // a column without a name is called "column N"
  const number = Number(/^column (\d{1,3})$/i.exec(name.trim())?.[1]);
  if (number >= 1 && number <= sheet.columns && (headers[number - 1] ?? "") === "") return number - 1;
  throw new UsageFault(`--${option}: the file has no column "${name}". It has: ${headers.join(", ")}.`);
}

/** The name of a column: its header, its group, or its position. */
export const columnName = ({ sheet }: ReadSheet, column: number): string =>
  sheet.header?.[column] || sheet.groups[column] || `column ${column + 1}`;

/** The reading of the quantity by the options, else by the guess; null = no column. @throws UsageFault */
function chosenReading(read: ReadSheet, guess: SheetGuess, options: CommandOptions): QuantityReading | null {
  const { readings, mapping } = { readings: guess.readings.readings, mapping: guess.mapping };
  const nameOf = (column: number): string => columnName(read, column);
  if (options.reading !== null) {
    const found = readings.find((one) => readingText(one, nameOf) === options.reading);
    if (found !== undefined) return found;
    const all = readings.map((one) => readingText(one, nameOf)).join("; ");
    throw new UsageFault(`--reading: the file cannot be read as "${options.reading}". Possible: ${all}.`);
  }
  const { quantity, unit: counts, pack } = options;
  if (quantity === null && counts === null && pack === null) return guess.reading;
  const column =
    quantity === null ? (guess.reading?.terms[0]?.column ?? null) : columnNamed(read, "quantity", quantity);
  if (column === null) return null;
  const packs = pack === null ? null : [columnNamed(read, "pack", pack)];
  const known = readings.find(
    ({ terms: [term, ...rest] }) =>
      rest.length === 0 &&
      term?.column === column &&
      (counts === null || term.counts === counts) &&
      (packs === null || term.packs.join() === packs.join()),
  );
  if (known !== undefined) return known;
  const packAt = guess.roles.findIndex(({ role }) => role === "pack");
  const header = read.sheet.header?.[column] ?? "";
  const way = counts ?? (packs !== null ? "packs" : isInKilograms(header) ? "kilograms" : "pieces");
  const needsPack = way === "packs" || way === "by_unit" || way === "inner";
  const term: Partial<ReadingTerm> = {
    counts: way,
    packs: packs ?? (needsPack && packAt >= 0 ? [packAt] : []),
    unit: way === "by_unit" ? (mapping.unit ?? guess.roles.findIndex(({ role }) => role === "unit")) : null,
    times: way === "packs" && packs === null ? (headerUnit(header)?.times ?? 1) : 1,
  };
  return readingOf(column, term.unit === -1 ? { ...term, unit: null } : term);
}

function settingsOf(
  read: ReadSheet,
  guess: SheetGuess,
  options: CommandOptions,
  choices: readonly ImportChoice[],
): ImportSettings {
  const reading = chosenReading(read, guess, options);
  const product = options.product === null ? guess.mapping.product : columnNamed(read, "product", options.product);
  const answers: readonly (readonly [QuestionAbout, unknown])[] = [
    ["sheet", options.sheet ?? null],
    ["decimal", options.decimal],
    ["quantity", options.reading ?? options.quantity ?? options.unit ?? options.pack],
    ["basis", options.basis],
    ["returns", options.returns],
    ["dates", options.dates],
  ];
  const { put_back } = options;
  return {
    ...withReading({ mapping: { ...guess.mapping, product } }, reading),
    ways: options.ways,
    decimal: options.decimal ?? guess.decimal,
    returns: options.returns ?? "subtract",
    dates: options.dates,
    basis: options.basis ?? guess.basis ?? "pieces",
    choices: [...choices, ...options.units],
    answered: answers.flatMap(([about, answer]) => (answer === null ? [] : [about])),
    split: null,
    put_back: put_back === "all" ? [...guess.totals.keys()].map((place) => read.sheet.rowNumber(place)) : put_back,
  };
}

/** Choices for the names that the matcher is sure of. The command cannot ask, so other names stay open. */
function sureChoices({ sheet }: ReadSheet, names: NamesOfFields, { mapping }: ImportSettings): readonly ImportChoice[] {
  const { product } = mapping;
  if (product === null) return [];
  return sheet.values(product, Infinity).flatMap((value): readonly ImportChoice[] => {
    if (names.product.find(value).length > 0) return [];
    const { sure, offers } = names.meantProducts(value);
    const [first] = offers;
    return sure && first !== undefined ? [{ field: "product", value, use: first.prodsys_id }] : [];
  });
}

/**
 * Reads a list and matches its rows with the same functions as the import of the page.
 * @throws SheetFault for an unreadable file; UsageFault for options that do not fit the file
 */
export async function readPurchases(
  file: Blob,
  options: CommandOptions,
  choosable: ChoosableNames,
  choices: readonly ImportChoice[],
): Promise<PurchaseList> {
  const { sheet, encoding, quotes, header_row, skip_rows, last_row } = options;
  const read = await readSheet(file, { sheet, encoding, quotes, header_row, skip_rows, last_row }, () => undefined);
  const names: NamesOfFields = namesOfFields(choosable);
  const guess = guessSheet(read.sheet, names, read.separator);
  let settings = settingsOf(read, guess, options, choices);
  const missing = missingFields(settings);
  if (missing.length > 0) {
    const preview = nothingMatched(read, guess, settings, missing);
    return { read, guess, settings, preview, matched: null, foods_unknown: [] };
  }
  const sure = sureChoices(read, names, settings);
  const { food } = settings.mapping;
  const foodsNamed = food === null ? [] : read.sheet.values(food, Infinity);
  const foods_unknown = foodsNamed.filter((value) => names.food.find(value).length === 0);
  const foods = foods_unknown.map((value) => ({ field: "food", value, use: choosable.default_food }) as const);
  settings = { ...settings, choices: [...sure, ...foods, ...settings.choices] };
  const isTotal = totalsIn(read, guess, settings);
  const matched = runToEnd(matchSteps(read.sheet, settings, names, isTotal, rowSigns(guess.groups, settings.ways)));
  const preview = runToEnd(previewSteps(read, guess, matched, settings));
  return { read, guess, settings, matched, preview, foods_unknown };
}

/** Whether an open row is a return that is left out of the totals. */
export const isSetApart = ({ matched, settings }: PurchaseList, place: number): boolean =>
  settings.returns === "apart" && (matched?.meanings.quantities[matched.meanings.quantity(place)] ?? 0) < 0;

/** A row that does not become a line. */
export interface RejectedRow {
  readonly row: number;
  /** for programs: a code of IMPORT_FAULTS, or the kind of a row that was left out */
  readonly code: string;
  readonly reason: string;
  /** the product as written in the file, else the first cell that is not empty */
  readonly text: string;
}

const REASONS: Readonly<Record<string, string>> = {
  subtotal: "subtotal",
  total: "grand total",
  heading: "heading between the lines",
  prefilled: "a row of the form that nobody filled in",
  left_out: "left out by the mapping",
  apart: "return, set apart",
  product_empty: "no product is named",
  product_unknown: "it is not sure which product is meant",
  product_ambiguous: "several products have this name",
  other_use_case: "the product belongs to another use case",
  use_case_unknown: "the use case is not known",
  food_unknown: "the food is not known",
  food_ambiguous: "several foods have this name",
  quantity_empty: "quantity is empty",
  quantity_no_number: "quantity cannot be read",
  quantity_fraction: "quantity is not a whole number",
  quantity_zero: "quantity is zero",
  quantity_too_large: "quantity is too large",
  quantity_date: "quantity is a date",
  quantity_error: "quantity is an error of the spreadsheet",
  quantity_formula: "quantity is a formula as text",
  pack_missing: "units per case are missing",
  pack_unreadable: "units per case cannot be read",
  pack_date: "a spreadsheet made a date of the units per case",
  unit_unknown: "the unit is not known",
  mass_unknown: "kilograms of a product whose mass is not known",
  label_too_long: "the label, or another text of the line, is too long",
  too_many_cells: "more cells than the header has",
};

/**
 * Every row that does not become a line, in file order, each with the first of its faults as the reason.
 * @param open indexes of open rows (`openPlaces`), which count as lines
 */
export function rejectedRows(list: PurchaseList, open: ReadonlySet<number> = new Set()): readonly RejectedRow[] {
  const {
    read: { sheet },
    guess,
    settings,
    matched,
  } = list;
  if (matched === null) return [];
  const { state, meanings, faultsAt } = matched;
  const product = settings.mapping.product ?? 0;
  const signAt = rowSigns(guess.groups, settings.ways);
  const rejected: RejectedRow[] = [];
  /** by fault: the name has offers; cached because the search is slow */
  const fits = new Map<number, boolean>();
  const hasOffers = (fault: number): boolean => {
    const known = fits.get(fault) ?? (meanings.tally.at(fault)?.offers() ?? []).length > 0;
    fits.set(fault, known);
    return known;
  };
  const add = (place: number, code: string, reason = REASONS[code] ?? code): void => {
    const named = sheet.text(product, sheet.cell(product, place));
    const cells = (): string =>
      Array.from({ length: sheet.columns }, (_, column) => sheet.text(column, sheet.cell(column, place))).find(
        (cell) => cell !== "",
      ) ?? "";
    rejected.push({ row: sheet.rowNumber(place), code, reason, text: named === "" ? cells() : named });
  };
  for (let place = 0; place < sheet.rows; place++) {
    const of = state[place];
    if (of === ROW.total) add(place, guess.totals.get(place) ?? "subtotal");
    else if (of === ROW.left_out)
      add(place, "left_out", signAt(place) === 0 ? "left out, or not counted until it is answered" : undefined);
    else if (of === ROW.apart || (open.has(place) && isSetApart(list, place))) add(place, "apart");
    else if (of === ROW.faulty && !open.has(place)) {
      const [fault = -1] = faultsAt(place);
      const code = meanings.tally.at(fault)?.code ?? "too_many_cells";
      const hasNoMatch = code === "product_unknown" && !hasOffers(fault);
      add(place, code, hasNoMatch ? "nothing in the catalogue fits" : REASONS[code]);
    }
  }
  return rejected;
}

/** A name without a sure product, with possible products. */
export interface UnmatchedName {
  readonly name: string;
  readonly rows: number;
  /** Σ of the readable quantities */
  readonly pieces: number;
  readonly offers: readonly string[];
}

/** Names without a product, most pieces first. */
export function unmatchedNames({ read: { sheet }, settings, matched }: PurchaseList): readonly UnmatchedName[] {
  const { product } = settings.mapping;
  if (matched === null || product === null) return [];
  const { meanings, state } = matched;
  const found = new Map<number, { rows: number; pieces: number; readonly fault: number }>();
  for (let place = 0; place < sheet.rows; place++) {
    if (state[place] !== ROW.faulty) continue;
    const outcome = meanings.product(place);
    const name = sheet.cell(product, place);
    if (!isFault(outcome) || name === 0) continue;
    const known = found.get(name) ?? { rows: 0, pieces: 0, fault: faultOf(outcome) };
    known.rows++;
    known.pieces += meanings.quantities[meanings.quantity(place)] ?? 0;
    found.set(name, known);
  }
  return [...found]
    .map(([name, { rows, pieces, fault }]) => ({
      name: sheet.text(product, name),
      rows,
      pieces,
      offers: (meanings.tally.at(fault)?.offers() ?? []).map(({ use }) => String(use)),
    }))
    .toSorted((a, b) => b.pieces - a.pieces);
}
