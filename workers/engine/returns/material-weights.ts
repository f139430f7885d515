import { getOrInsert } from "../get-or-insert.ts";
import {
  GERMAN_FAMILIES,
  SMALL_PRODUCER_LINES,
  type GermanFamily,
  type LawTables,
  type MaterialLaw,
  type SmallProducerLine,
} from "./law-tables.ts";
import { basisOf, type BasisKg, type CountedPart } from "./packaging-in-law.ts";

/** Mass of one class of materials, kg. */
export interface MaterialWeight<Key> {
  readonly key: Key;
  readonly kg: number;
  /** reusable packaging in it that is placed on the market for the first time */
  readonly reusable_kg: number;
  /** materials whose class is our reading of the law, or still to be decided */
  readonly unsettled_kg: number;
  readonly basis: BasisKg;
}

/** Masses by a property of the materials; parts for which it is undefined are left out. */
const weightsBy = <Key>(
  counted: readonly CountedPart[],
  keyOf: (law: MaterialLaw) => Key | undefined,
): ReadonlyMap<Key, MaterialWeight<Key>> => {
  const groups = new Map<Key, CountedPart[]>();
  for (const part of counted) {
    const key = part.law === null ? undefined : keyOf(part.law);
    if (key === undefined) continue;
    getOrInsert(groups, key, () => []).push(part);
  }
  const sum = (parts: readonly CountedPart[]): number => parts.reduce((total, { kg }) => total + kg, 0);
  return new Map(
    [...groups].map(([key, parts]) => [
      key,
      {
        key,
        kg: sum(parts),
        reusable_kg: sum(parts.filter(({ reusable }) => reusable)),
        unsettled_kg: sum(parts.filter(({ law }) => law?.reading !== "named")),
        basis: basisOf(parts),
      },
    ]),
  );
};

const NOTHING: Omit<MaterialWeight<never>, "key"> = {
  kg: 0,
  reusable_kg: 0,
  unsettled_kg: 0,
  basis: { weighed: 0, specified: 0, assumed: 0 },
};

/**
 * Regulation (EU) 2025/40, Annex IX, Part B, point 1(c): weights of the categories of Annex II, Table 1, by number. Materials
 * that no category fits are last, under null.
 */
export const categoryWeights = (counted: readonly CountedPart[]): readonly MaterialWeight<number | null>[] =>
  [...weightsBy(counted, ({ category }) => category).values()].toSorted(
    (a, b) => (a.key ?? Infinity) - (b.key ?? Infinity),
  );

/** Annex IX, Part B, Table 1, for small producers: all seven lines, also those without weight. */
export const smallProducerWeights = (counted: readonly CountedPart[]): readonly MaterialWeight<SmallProducerLine>[] => {
  const weights = weightsBy(counted, ({ line }) => line);
  return SMALL_PRODUCER_LINES.map((key) => weights.get(key) ?? { key, ...NOTHING });
};

/** The families of the German register, all eight. */
export const familyWeights = (counted: readonly CountedPart[]): readonly MaterialWeight<GermanFamily>[] => {
  const weights = weightsBy(counted, ({ german }) => german);
  return GERMAN_FAMILIES.map((key) => weights.get(key) ?? { key, ...NOTHING });
};

/** Name of a category in the words of the law; "" = none fits. */
export const categoryName = (law: LawTables, category: number | null): string =>
  category === null ? "" : (law.categories[category] ?? "");
