import { LINE_DETAILS } from "../../../edge-api/contract/line-details.ts";
import { differentNumbers } from "../../../workers/engine/portfolio/different-numbers.ts";
import type { LineColumns } from "../../../workers/engine/portfolio/line-columns.ts";

/** The part of an LineTable that the view reads. */
export interface ViewedTable {
  readonly length: number;
  readonly columns: LineColumns;
  readonly idOf: (number: number) => string;
  readonly labelOf: (number: number) => string;
}

/** Questions of the filters about the ids in lines. */
export interface LineRules {
  /** whether this food stands for "no food chosen" */
  readonly isAssumed: (food_id: string) => boolean;
  /** whether the law of the region forbids to sell this product */
  readonly isForbidden: (prodsys_id: string) => boolean;
  /** whether a day, "" = none, is outside the period of the portfolio */
  readonly isOtherPeriod: (day: string) => boolean;
}

/** Names for the ids in lines, for search and sort. */
export interface LineNames extends LineRules {
  readonly usecase: (usecase_id: string) => string;
  readonly product: (prodsys_id: string) => string;
  readonly food: (food_id: string) => string;
}

/** Most order and article numbers are ASCII and skip normalisation; there may be 100,000 of them. */
const PLAIN = /^[ -~]*$/;

/** Lower case without accents, so that "creme" finds "Crème". */
const folded = (text: string): string =>
  PLAIN.test(text) ? text.toLowerCase() : text.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase();

const MAX_WORDS = 30;
const LETTER = /[\p{L}\p{N}]/u;
const DIGIT = /\p{N}/u;

/** Shorter numbers must be in a text whole: "2" does not begin "2026", but "4006" begins a GTIN. */
const SHORT_NUMBER = 4;

/** True if a word of the text begins with this one. */
const hasBeginning = (text: string, word: string): boolean => {
  const isNumber = word.length < SHORT_NUMBER && DIGIT.test(word.slice(-1));
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
    const after = text.charAt(at + word.length);
    if (!LETTER.test(text.charAt(at - 1)) && !(isNumber && DIGIT.test(after))) return true;
  }
  return false;
};

/**
 * Matches lines where one field contains every search word, or where every word begins a word of some field. Fields are
 * the names of use case, product and food, the label and the details.
 */
export const searched = (table: ViewedTable, search: string, names: LineNames): ((place: number) => boolean) => {
  const words = folded(search)
    .split(/\s+/)
    .filter((word) => word !== "")
    .slice(0, MAX_WORDS);
  if (words.length === 0) return () => true;
  const all = 2 ** words.length - 1;
  // a bit for each word that begins a word of the text; all bits if the text contains every word
  const found = (text: string): number => {
    const hay = folded(text);
    if (words.every((word) => hay.includes(word))) return all;
    return words.reduce((mask, word, at) => (hasBeginning(hay, word) ? mask | (1 << at) : mask), 0);
  };
  const field = (column: Uint32Array, textOf: (number: number) => string) => {
    const masks: number[] = [];
    for (const number of differentNumbers(column)) masks[number] = found(textOf(number));
    return [column, masks] as const;
  };
  const { useCase, product, food, label } = table.columns;
  const fields = [
    field(useCase, (number) => names.usecase(table.idOf(number))),
    field(product, (number) => names.product(table.idOf(number))),
    field(food, (number) => names.food(table.idOf(number))),
    ...[label, ...LINE_DETAILS.flatMap((name) => table.columns[name] ?? [])].map((column) =>
      field(column, (number) => table.labelOf(number)),
    ),
  ];
  return (place) => {
    let mask = 0;
    for (const [column, masks] of fields) mask |= masks[column[place] ?? 0] ?? 0;
    return mask === all;
  };
};
