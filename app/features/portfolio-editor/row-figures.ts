import type { PairFigures } from "../../state/portfolio/portfolio-figures.ts";

/** undefined = on its way; null = the product or the food no longer exists */
export type FiguresAt = (place: number) => PairFigures | null | undefined;

/** Mass of a line in kg: per use a piece weighs its mass over its uses (method.md section 9). */
export const lineMass = (quantity: number, mass_grams: number | null, uses: number): number | null =>
  mass_grams === null ? null : (quantity * mass_grams) / uses / 1000;

/** Climate of a line in kg CO2e; the figures are in grams. Null = unknown. */
export const lineClimate = (quantity: number, figures: PairFigures | null): number | null =>
  figures === null || figures.climate === null ? null : (figures.climate * quantity) / 1000;
