import { products } from "../analysis/packaging-figures.ts";
import type { CountedPart } from "./packaging-in-law.ts";

/**
 * What a portfolio knows of the data that a re-use system reports (Regulation (EU) 2025/40, Annex VI, Part A, point 1(f)).
 * It does not know rejects, collection rate and units handled by the end-of-life plan.
 */
export interface ReuseSystemRow {
  readonly usecase_id: string;
  readonly prodsys_id: string;
  readonly product: string;
  /** category and name of the material of the heaviest component */
  readonly category: number | null;
  readonly material: string;
  /** fillings in the period: the uses of the lines */
  readonly rotations: number;
  /** assumed or set in the portfolio */
  readonly rotations_per_unit: number;
  /** rotations / rotations per unit, fractions kept: what replaces units that are worn out or lost */
  readonly units_added: number;
  /** mass of the units added */
  readonly kg: number;
}

const heaviest = (parts: readonly CountedPart[]): CountedPart | undefined => parts.toSorted((a, b) => b.kg - a.kg)[0];

/** One row per reusable product with its settings, most rotations first. */
export const reuseSystemRows = (counted: readonly CountedPart[]): readonly ReuseSystemRow[] =>
  [...products(counted.filter(({ reusable }) => reusable))]
    .flatMap((parts) => {
      const main = heaviest(parts);
      if (main === undefined) return [];
      return {
        usecase_id: main.usecase_id,
        prodsys_id: main.prodsys_id,
        product: main.prodsys_name,
        category: main.law?.category ?? null,
        material: main.mat_recipe_name,
        rotations: main.uses,
        rotations_per_unit: main.uses_per_piece,
        units_added: main.pieces,
        kg: parts.reduce((total, { kg }) => total + kg, 0),
      };
    })
    .toSorted((a, b) => b.rotations - a.rotations);
