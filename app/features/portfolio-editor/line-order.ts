import type { LineDetail } from "../../../edge-api/contract/line-details.ts";
import { differentNumbers } from "../../../workers/engine/portfolio/different-numbers.ts";
import { placesFrom } from "../../../workers/engine/portfolio/line-edit.ts";
import { shownScore } from "../../text/format.ts";
import type { LineLimit } from "./line-limits.ts";
import { searched, type LineNames, type ViewedTable } from "./line-search.ts";

const DIGIT_BITS = 16;
const BUCKETS = 1 << DIGIT_BITS;

/** Splits each key into four 16-bit digits, lowest first; the digits sort as the keys do. One array per digit. */
const digitsOf = (keys: Float64Array): readonly Uint16Array[] => {
  const key = new Float64Array(1);
  const words = new Uint32Array(key.buffer);
  const digits = [0, 1, 2, 3].map(() => new Uint16Array(keys.length)) as [
    Uint16Array,
    Uint16Array,
    Uint16Array,
    Uint16Array,
  ];
  const [first, second, third, fourth] = digits;
  for (let at = 0; at < keys.length; at++) {
    const value = keys[at] ?? 0;
    // + 0 turns -0 into 0
    key[0] = Number.isNaN(value) ? Infinity : value + 0;
    let low = words[0] ?? 0;
    let high = words[1] ?? 0;
    // IEEE 754 order: set the sign bit of positive numbers, flip all bits of negative ones
    if (high >>> 31 === 1) {
      low = ~low;
      high = ~high;
    } else high |= 0x80000000;
    first[at] = low & 0xffff;
    second[at] = low >>> DIGIT_BITS;
    third[at] = high & 0xffff;
    fourth[at] = high >>> DIGIT_BITS;
  }
  return digits;
};

/**
 * Sorts places by their keys, ascending and stable. Radix sort with four counting passes: a few milliseconds for 100,000
 * places, where a comparison sort would be a long task.
 *
 * @param places numbers below `keys.length`
 * @param keys one number per place of the whole table; NaN sorts last
 */
export const orderedBy = (places: Uint32Array, keys: Float64Array): Uint32Array<ArrayBuffer> => {
  let order = places.slice();
  let next = new Uint32Array(order.length);
  const starts = new Uint32Array(BUCKETS + 1);
  for (const digit of digitsOf(keys)) {
    starts.fill(0);
    for (let at = 0; at < order.length; at++) {
      const bucket = (digit[order[at] ?? 0] ?? 0) + 1;
      starts[bucket] = (starts[bucket] ?? 0) + 1;
    }
    // all keys have the same digit: skip the pass
    if (starts[(digit[order[0] ?? 0] ?? 0) + 1] === order.length) continue;
    for (let bucket = 1; bucket <= BUCKETS; bucket++) {
      starts[bucket] = (starts[bucket] ?? 0) + (starts[bucket - 1] ?? 0);
    }
    for (let at = 0; at < order.length; at++) {
      const place = order[at] ?? 0;
      const bucket = digit[place] ?? 0;
      const to = starts[bucket] ?? 0;
      next[to] = place;
      starts[bucket] = to + 1;
    }
    [order, next] = [next, order];
  }
  return order;
};

/** Columns that sort the table of lines. */
export type SortColumn =
  "use_case" | "product" | "food" | "label" | LineDetail | "quantity" | "mass" | "climate" | "score";

/** Search, filters and sort order of the table of lines. */
export interface LineView {
  readonly search: string;
  /** "" = all use cases */
  readonly usecase_id: string;
  /** null = all sites; "" = lines without one */
  readonly site: string | null;
  /** only lines whose food is assumed */
  readonly assumed: boolean;
  /** only lines with a product that may not be sold in the region */
  readonly forbidden: boolean;
  /** only lines that are dated outside the period of the portfolio */
  readonly otherPeriod: boolean;
  /** only lines within all of these */
  readonly limits: readonly LineLimit[];
  readonly sort: { readonly column: SortColumn; readonly descending: boolean } | null;
}

/** The view of all lines, in the order added. */
export const WHOLE_TABLE: LineView = {
  search: "",
  usecase_id: "",
  site: null,
  assumed: false,
  forbidden: false,
  otherPeriod: false,
  limits: [],
  sort: null,
};

/** Figure of a line; null = unknown, sorted last; undefined = loading. */
export type FigureOf = (column: "mass" | "climate" | "score", place: number) => number | null | undefined;

/** The lines in a view. */
export interface ViewedPlaces {
  readonly places: Uint32Array;
  /** the figures to sort or filter by are loading; until then the lines are in the order added, or not left out */
  readonly isWaiting: boolean;
}

/** One computed value per distinct number of a column, indexed by that number. */
const perNumber = <T>(column: Uint32Array, make: (number: number) => T): readonly (T | undefined)[] => {
  const values: (T | undefined)[] = [];
  for (const number of differentNumbers(column)) values[number] = make(number);
  return values;
};

const ALPHABET = new Intl.Collator("en");

/** Alphabetical rank of each text of a column, indexed by the number of the text. */
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
  names: LineNames,
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
    case "mass":
    case "climate":
    case "score":
      return (place) => figureOf(column, place);
    default:
      return byText(table.columns[column] ?? new Uint32Array(0), (number) => table.labelOf(number));
  }
};

/** Compares figures of lines with the limits of a view; null = a figure is loading. A line without the figure fails. */
const withinLimits = (
  table: ViewedTable,
  limits: readonly LineLimit[],
  figureOf: FigureOf,
): ((place: number) => boolean | null) => {
  const { quantity } = table.columns;
  return (place) => {
    let isKnown = true;
    for (const { column, sign, than } of limits) {
      const figure = column === "quantity" ? (quantity[place] ?? 0) : figureOf(column, place);
      if (figure === undefined) isKnown = false;
      else if (figure === null) return false;
      else {
        const compared = column === "score" ? shownScore(figure) : figure;
        if (sign === "more" ? compared <= than : compared >= than) return false;
      }
    }
    return isKnown ? true : null;
  };
};

/** Matches lines that pass all other filters of a view. */
const filtered = (table: ViewedTable, view: LineView, names: LineNames): ((place: number) => boolean) => {
  const { columns } = table;
  const { useCase, product, food } = columns;
  const tests: ((place: number) => boolean)[] = [];
  const addColumnTest = (column: Uint32Array | undefined, is: (number: number) => boolean): void => {
    const all = column ?? new Uint32Array(table.length);
    const known = perNumber(all, is);
    tests.push((place) => known[all[place] ?? 0] === true);
  };
  if (view.usecase_id !== "") addColumnTest(useCase, (number) => table.idOf(number) === view.usecase_id);
  if (view.site !== null) addColumnTest(columns.site, (number) => table.labelOf(number) === view.site);
  if (view.assumed) addColumnTest(food, (number) => names.isAssumed(table.idOf(number)));
  if (view.forbidden) addColumnTest(product, (number) => names.isForbidden(table.idOf(number)));
  if (view.otherPeriod) addColumnTest(columns.date, (number) => names.isOtherPeriod(table.labelOf(number)));
  return (place) => tests.every((test) => test(place));
};

/** The lines in a view, in its order, as places in the table. Lines without the figure to sort by come last. */
export const viewedPlaces = (
  table: ViewedTable,
  view: LineView,
  names: LineNames,
  figureOf: FigureOf,
): ViewedPlaces => {
  // no loop over the lines: instant for a million of them
  const { sort, limits, ...which } = view;
  const isAnyOrder = sort === null && limits.length === 0;
  const isWhole = isAnyOrder && Object.entries(which).every(([name, value]) => Object(WHOLE_TABLE)[name] === value);
  if (isWhole) return { places: placesFrom(0, table.length), isWaiting: false };
  const matches = searched(table, view.search, names);
  const isShown = filtered(table, view, names);
  const isWithin = withinLimits(table, limits, figureOf);
  let isWaiting = false;
  const places = new Uint32Array(table.length);
  let count = 0;
  for (let place = 0; place < table.length; place++) {
    if (!isShown(place) || !matches(place)) continue;
    const within = isWithin(place);
    if (within === false) continue;
    isWaiting ||= within === null;
    places[count++] = place;
  }
  const shown = count === places.length ? places : places.slice(0, count);
  if (sort === null) return { places: shown, isWaiting };
  const { column, descending } = sort;
  const keyAt = keyOf(table, column, names, figureOf);
  const keys = new Float64Array(table.length);
  for (const place of shown) {
    const key = keyAt(place);
    if (key === undefined) return { places: shown, isWaiting: true };
    keys[place] = key === null ? Infinity : descending ? -key : key;
  }
  return { places: orderedBy(shown, keys), isWaiting };
};
