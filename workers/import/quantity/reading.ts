import { headerUnit, isInKilograms } from "../header-roles.ts";
import type { ImportSettings } from "../import-settings.ts";
import { CHOOSABLE_UNITS } from "./unit-words.ts";

/**
 * What a bare number counts. `inner`: the inner pack, so that "20/50" counts 50. `by_unit`: a column holds the unit of each
 * line.
 */
export const QUANTITY_COUNTS = [...CHOOSABLE_UNITS, "by_unit"] as const;
export type QuantityCounts = (typeof QUANTITY_COUNTS)[number];

/** One product of a reading: a column of numbers × what a number counts. Columns count from 0. */
export interface ReadingTerm {
  readonly column: number;
  readonly counts: QuantityCounts;
  /** columns of pack sizes; their numbers are multiplied */
  readonly packs: readonly number[];
  /** column of units; null = none */
  readonly unit: number | null;
  /** pieces per pack that the header states ("Kartons à 500", "Qty (100)"), if a number counts packs; 1 = none */
  readonly times: number;
  /** the pack size is in the product's name */
  readonly named: boolean;
  /** goods that went back: the term is subtracted */
  readonly minus: boolean;
}

/** How the quantity of a row is computed: Σ of its terms. A blank cell of one of several terms is 0. */
export interface QuantityReading {
  readonly terms: readonly ReadingTerm[];
}

/** A term that counts pieces unless it says something else. */
export const termOf = (column: number, rest: Partial<ReadingTerm> = {}): ReadingTerm => ({
  column,
  counts: "pieces",
  packs: [],
  unit: null,
  times: 1,
  named: false,
  minus: false,
  ...rest,
});
/** A reading of one column. */
export const readingOf = (column: number, term: Partial<ReadingTerm> = {}): QuantityReading => ({
  terms: [termOf(column, term)],
});

/** A factor of an arithmetic: a number of the row and what it counts. */
export interface ArithmeticFactor {
  readonly value: number;
  /** words of the file: the unit in the cell or the unit column, else the header of the column */
  readonly label: string;
}

/** The quantity of one row as arithmetic: "10 cases × 20 × 50 = 10,000". */
export interface Arithmetic {
  readonly row: number;
  /** the product as written in the file */
  readonly text: string;
  /** Σ of products; a term of 0 is left out */
  readonly terms: readonly { readonly minus: boolean; readonly factors: readonly ArithmeticFactor[] }[];
  readonly pieces: number;
}

/** True if two readings compute the same, whatever the order of their properties. */
export const isSameReading = (one: QuantityReading | null, other: QuantityReading | null): boolean =>
  JSON.stringify(one?.terms, PARTS) === JSON.stringify(other?.terms, PARTS);
const PARTS = ["column", "counts", "packs", "unit", "times", "named", "minus"] satisfies (keyof ReadingTerm)[];

/** True for columns of one kind side by side (months, sites), each of which can become a line of its own. */
export function canBeSplit({ terms }: QuantityReading): boolean {
  const [first, ...rest] = terms;
  if (first === undefined || rest.length === 0 || first.minus) return false;
  return rest.every(({ column, ...one }) =>
    isSameReading({ terms: [{ ...first, column }] }, { terms: [{ column, ...one }] }),
  );
}

const COUNT_WORDS: Readonly<Partial<Record<QuantityCounts, string>>> = {
  inner: "inner pack",
  pairs: "2",
  dozens: "12",
  hundreds: "100",
  gross: "144",
  thousands: "1000",
  kilograms: "pieces per kilogram",
  pounds: "pieces per pound",
};

/**
 * A reading as text, for the command and for comparisons: "Cases × Pack + Eaches", "Qty × [unit UOM] × Pack Size".
 * @param name the name of a column
 */
export const readingText = ({ terms }: QuantityReading, name: (column: number) => string): string =>
  terms
    .map(({ column, counts, packs, unit, times, named, minus }, at) => {
      const factors = [
        name(column),
        ...(unit === null || counts !== "by_unit" ? [] : [`[unit ${name(unit)}]`]),
        ...(COUNT_WORDS[counts] === undefined ? [] : [COUNT_WORDS[counts]]),
        ...(times === 1 ? [] : [String(times)]),
        ...packs.map(name),
        ...(named ? ["[pack in the name]"] : []),
      ];
      return `${minus ? (at === 0 ? "− " : " − ") : at === 0 ? "" : " + "}${factors.join(" × ")}`;
    })
    .join("");

/** The columns of a mapping that a reading uses first. */
const columnsOf = (reading: QuantityReading) => {
  const [first] = reading.terms;
  return { quantity: first?.column ?? null, pack: first?.packs[0] ?? null, unit: first?.unit ?? null };
};

/** Settings under another reading. */
export const withReading = (
  { mapping }: Pick<ImportSettings, "mapping">,
  reading: QuantityReading | null,
): Pick<ImportSettings, "mapping" | "reading"> => ({
  reading,
  mapping: { ...mapping, ...(reading === null ? { quantity: null, pack: null, unit: null } : columnsOf(reading)) },
});

/**
 * The reading in force: the chosen one, or that of the columns that the user mapped by hand; null = no column of quantities.
 * @param header names of the columns, which may state the unit of a column mapped by hand
 */
export function readingIn(
  { mapping, reading }: Pick<ImportSettings, "mapping" | "reading">,
  header: readonly string[] | null,
): QuantityReading | null {
  const { quantity, pack, unit } = mapping;
  if (quantity === null) return null;
  if (reading !== null) {
    const used = columnsOf(reading);
    if (used.quantity === quantity && used.pack === pack && used.unit === unit) return reading;
  }
  const packs = pack === null ? [] : [pack];
  if (unit !== null) return readingOf(quantity, { counts: "by_unit", packs, unit });
  if (pack !== null) return readingOf(quantity, { counts: "packs", packs });
  const name = header?.[quantity] ?? "";
  if (isInKilograms(name)) return readingOf(quantity, { counts: "kilograms" });
  const stated = headerUnit(name);
  return readingOf(
    quantity,
    stated === null ? {} : { counts: stated.unit as ReadingTerm["counts"], times: stated.times },
  );
}
