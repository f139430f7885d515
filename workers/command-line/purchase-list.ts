import { runToEnd } from "../engine/portfolio/steps.ts";
import type { ChoosableNames } from "../choosable-names.ts";
import { guessSheet, type SheetGuess } from "../import/guess-mapping.ts";
import {
  type ImportChoice,
  type ImportSettings,
  initialSettings,
  type QuestionAbout,
} from "../import/import-settings.ts";
import type { ImportPreview } from "../import/import-api.ts";
import { type QuantityReading, readingOf, readingText, readingIn, withReading } from "../import/quantity/reading.ts";
import { headerUnit } from "../import/header-roles.ts";
import type { MatchedSheet } from "../import/match-rows.ts";
import { namesOfFields, type NamesOfFields } from "../import/names-of-fields.ts";
import { checkSteps, missingFields } from "../import/preview.ts";
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
  const column = quantity === null ? mapping.quantity : columnNamed(read, "quantity", quantity);
  if (column === null) return null;
  const packAt = pack === null ? null : columnNamed(read, "pack", pack);
  const known = readings.find(
    ({ terms: [term, ...rest] }) =>
      rest.length === 0 &&
      term?.column === column &&
      (counts === null || term.counts === counts) &&
      (packAt === null || term.packs.join() === String(packAt)),
  );
  if (known !== undefined) return known;
  const { header } = read.sheet;
  if (counts === null)
    return readingIn({ mapping: { ...mapping, quantity: column, pack: packAt, unit: null }, reading: null }, header);
  const withRole = (role: string): number | null => {
    const at = guess.roles.findIndex((one) => one.role === role);
    return at < 0 ? null : at;
  };
  const packColumn = packAt ?? (["packs", "by_unit", "inner"].includes(counts) ? withRole("pack") : null);
  return readingOf(column, {
    counts,
    packs: packColumn === null ? [] : [packColumn],
    unit: counts === "by_unit" ? (mapping.unit ?? withRole("unit")) : null,
    times: counts === "packs" && packAt === null ? (headerUnit(header?.[column] ?? "")?.times ?? 1) : 1,
  });
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
    ...initialSettings({ ...guess, basis: options.basis ?? guess.basis, decimal: options.decimal ?? guess.decimal }),
    ...withReading({ mapping: { ...guess.mapping, product } }, reading),
    ways: options.ways,
    returns: options.returns ?? "subtract",
    dates: options.dates,
    choices: [...choices, ...options.units],
    answered: answers.flatMap(([about, answer]) => (answer === null ? [] : [about])),
    split: options.split,
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
  let foods_unknown: readonly string[] = [];
  if (missingFields(settings).length === 0) {
    const { food } = settings.mapping;
    const foodsNamed = food === null ? [] : read.sheet.values(food, Infinity);
    foods_unknown = foodsNamed.filter((value) => names.food.find(value).length === 0);
    const foods = foods_unknown.map((value) => ({ field: "food", value, use: choosable.default_food }) as const);
    settings = { ...settings, choices: [...sureChoices(read, names, settings), ...foods, ...settings.choices] };
  }
  return { read, guess, settings, foods_unknown, ...runToEnd(checkSteps(read, guess, settings, names)) };
}
