import type { PairFigures } from "../../state/portfolio/portfolio-figures.ts";

/** Figures of the line at a place; undefined = loading, null = the product or the food no longer exists. */
export type FiguresAt = (place: number) => PairFigures | null | undefined;

/** Mass of a line in kg: quantity × mass of a piece ÷ uses per piece (method.md section 9). Null = unknown. */
export const lineMass = (quantity: number, mass_grams: number | null, uses: number): number | null =>
  mass_grams === null ? null : (quantity * mass_grams) / uses / 1000;

/** Climate impact of a line in kg CO2e (figures are in g per use). Null = unknown. */
export const lineClimate = (quantity: number, figures: PairFigures | null): number | null =>
  figures === null || figures.climate === null ? null : (figures.climate * quantity) / 1000;
