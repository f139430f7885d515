import { differentNumbers } from "../../../workers/engine/portfolio/different-numbers.ts";
import type { EntryColumns } from "../../../workers/engine/portfolio/entry-columns.ts";
import { placesFrom } from "../../../workers/engine/portfolio/entry-edit.ts";
import { orderedBy } from "./radix-order.ts";

/** What the table of lines can be sorted by; null = the order in which they were added. */
export type SortColumn = "use_case" | "product" | "food" | "label" | "quantity" | "mass" | "climate" | "score";

export interface EntryView {
  readonly search: string;
  /** "" = all use cases */
  readonly usecase_id: string;
  readonly sort: { readonly column: SortColumn; readonly descending: boolean } | null;
}

export const WHOLE_TABLE: EntryView = { search: "", usecase_id: "", sort: null };

/** The part of an EntryTable that a view needs. */
export interface ViewedTable {
  readonly length: number;
  readonly columns: EntryColumns;
  readonly idOf: (number: number) => string;
  readonly labelOf: (number: number) => string;
}

/** What the view knows of the ids that lines name. */
export interface EntryNames {
  readonly usecase: (usecase_id: string) => string;
  readonly product: (prodsys_id: string) => string;
  readonly food: (food_id: string) => string;
}

/** Figures of a line that no name has; null = unknown, which goes last; undefined = on its way. */
export type FigureOf = (column: "mass" | "climate" | "score", place: number) => number | null | undefined;

export interface ViewedPlaces {
  readonly places: Uint32Array;
  /** figures that it is sorted by are on their way; until then the lines stand as they were added */
  readonly isWaiting: boolean;
}

/** Lower case without accents, so that "creme" finds "Crème". */
const folded = (text: string): string => text.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase();

/** A value for each different number of a column, computed once; by number. */
const perNumber = <T>(column: Uint32Array, make: (number: number) => T): readonly (T | undefined)[] => {
  const values: (T | undefined)[] = [];
  for (const number of differentNumbers(column)) values[number] = make(number);
  return values;
};

const MOST_WORDS = 30;

/** Which lines a search finds: every word stands in the names of its use case, product or food, or in its label. */
const searched = (table: ViewedTable, search: string, names: EntryNames): ((place: number) => boolean) => {
  const words = folded(search)
    .split(/\s+/)
    .filter((word) => word !== "")
    .slice(0, MOST_WORDS);
  if (words.length === 0) return () => true;
  const all = 2 ** words.length - 1;
  const found = (text: string): number => {
    const hay = folded(text);
    return words.reduce((mask, word, at) => (hay.includes(word) ? mask | (1 << at) : mask), 0);
  };
  const { useCase, product, food, label } = table.columns;
  const masks = [
    [useCase, perNumber(useCase, (number) => found(names.usecase(table.idOf(number))))],
    [product, perNumber(product, (number) => found(names.product(table.idOf(number))))],
    [food, perNumber(food, (number) => found(names.food(table.idOf(number))))],
    [label, perNumber(label, (number) => found(table.labelOf(number)))],
  ] as const;
  return (place) => {
    let mask = 0;
    for (const [column, found] of masks) mask |= found[column[place] ?? 0] ?? 0;
    return mask === all;
  };
};

const ALPHABET = new Intl.Collator("en");

/** Places of texts in the alphabet, by the number of the text. */
const ranks = (column: Uint32Array, textOf: (number: number) => string): readonly number[] => {
  const texts = differentNumbers(column)
    .map((number) => [number, textOf(number)] as const)
    .toSorted(([, a], [, b]) => ALPHABET.compare(a, b));
  const byNumber: number[] = [];
  let rank = 0;
  texts.forEach(([number, text], at) => {
    if (at > 0 && text !== texts[at - 1]?.[1]) rank++;
    byNumber[number] = rank;
  });
  return byNumber;
};

const keyOf = (
  table: ViewedTable,
  column: SortColumn,
  names: EntryNames,
  figureOf: FigureOf,
): ((place: number) => number | null | undefined) => {
  const byText = (numbers: Uint32Array, textOf: (number: number) => string) => {
    const byNumber = ranks(numbers, textOf);
    return (place: number) => byNumber[numbers[place] ?? 0] ?? 0;
  };
  const { useCase, product, food, label, quantity } = table.columns;
  switch (column) {
    case "use_case":
      return byText(useCase, (number) => names.usecase(table.idOf(number)));
    case "product":
      return byText(product, (number) => names.product(table.idOf(number)));
    case "food":
      return byText(food, (number) => names.food(table.idOf(number)));
    case "label":
      return byText(label, (number) => table.labelOf(number));
    case "quantity":
      return (place) => quantity[place] ?? 0;
    default:
      return (place) => figureOf(column, place);
  }
};

/** The lines that a view shows, in its order, as their places in the table. Lines without the figure come last. */
export const viewedPlaces = (
  table: ViewedTable,
  view: EntryView,
  names: EntryNames,
  figureOf: FigureOf,
): ViewedPlaces => {
  // at once also for a million lines: no line is looked at
  const isWhole = view.search === "" && view.usecase_id === "" && view.sort === null;
  if (isWhole) return { places: placesFrom(0, table.length), isWaiting: false };
  const { useCase } = table.columns;
  const matches = searched(table, view.search, names);
  const inUseCase = perNumber(useCase, (number) => view.usecase_id === "" || table.idOf(number) === view.usecase_id);
  const places = new Uint32Array(table.length);
  let count = 0;
  for (let place = 0; place < table.length; place++) {
    if (inUseCase[useCase[place] ?? 0] === true && matches(place)) places[count++] = place;
  }
  const shown = count === places.length ? places : places.slice(0, count);
  if (view.sort === null) return { places: shown, isWaiting: false };
  const { column, descending } = view.sort;
  const keyAt = keyOf(table, column, names, figureOf);
  const keys = new Float64Array(table.length);
  for (const place of shown) {
    const key = keyAt(place);
    if (key === undefined) return { places: shown, isWaiting: true };
    keys[place] = key === null ? Infinity : descending ? -key : key;
  }
  return { places: orderedBy(shown, keys), isWaiting: false };
};
