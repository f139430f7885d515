import { WORDS } from "../words.ts";

/** The units of a quantity; the user can choose each for a word. */
export const CHOOSABLE_UNITS = [
  "pieces",
  "packs",
  "inner",
  "pairs",
  "dozens",
  "hundreds",
  "gross",
  "thousands",
  "kilograms",
  "pounds",
] as const;
export type QuantityUnit = (typeof CHOOSABLE_UNITS)[number];

/** Words, abbreviations and codes (UN/ECE Recommendations 20 and 21, SAP). `inner` words name a pack that can lie in a larger one. */
const UNITS: ReadonlyMap<string, QuantityUnit> = new Map(
  Object.entries(WORDS.units).flatMap(([unit, list]) =>
    list.split(", ").map((word) => [word, unit as QuantityUnit] as const),
  ),
);
/** The unit that a normalized word names, also in a German dative ("mit 20 Beuteln"); null = none. A pack in a pack is `inner`. */
export const unitOfWord = (word: string): QuantityUnit | null =>
  UNITS.get(word) ?? (/[elr]n$/.test(word) ? (UNITS.get(word.slice(0, -1)) ?? null) : null);

/** The unit of a word that a dot cuts short: "douz.", "hund."; null = none, or several. */
export function unitOfAbbreviation(word: string): QuantityUnit | null {
  const found = new Set(
    [...UNITS].flatMap(([whole, unit]) => (word.length > 2 && whole.startsWith(word) ? [unit] : [])),
  );
  const [unit = null] = found.size === 1 ? found : [];
  return unit;
}

/** Pieces per unit, for units with a fixed number of pieces. */
export const PIECES_OF: Readonly<Partial<Record<QuantityUnit, number>>> = {
  pieces: 1,
  pairs: 2,
  dozens: 12,
  hundreds: 100,
  gross: 144,
  thousands: 1000,
};

/** Grams per unit, for units of mass. */
export const GRAMS_OF: Readonly<Partial<Record<string, number>>> = { kilograms: 1000, pounds: 453.592_37 };
export const isWeight = (unit: string | null): boolean => unit !== null && unit in GRAMS_OF;
