import { plainNumber } from "./plain-number.ts";
import type { Provenance } from "./provenance.ts";
import { qualityOfSum, type Quality } from "./quality.ts";

/** Impacts per unit of an activity, in the units of the method: g CO2e, L, g of plastic, m2·a. */
export interface Figures {
  readonly climate: number;
  readonly h2o: number;
  readonly plastic_pollution: number;
  readonly land_use: number;
}

/** Figures with their provenance; its `quality` is that of the climate figure. */
export interface SourcedFigures extends Figures {
  readonly provenance: Provenance;
  readonly water_quality: Quality;
  readonly land_quality: Quality;
  readonly plastic_quality: Quality;
}

/** Converts kg to g; the CSV files have kg CO2e, the method g. */
export const gramsOf = (kilograms: number): number => plainNumber(kilograms * 1000);

/** An amount of an activity as a part of a computed one. */
export interface Part {
  readonly amount: number;
  readonly figures: SourcedFigures;
}

/** Σ amount × figures; quality per metric by the rule of `qualityOfSum`, with `own` for the amounts. */
export function sumOfParts(
  parts: readonly Part[],
  own: Quality,
): Figures & { quality: Quality; water_quality: Quality; land_quality: Quality; plastic_quality: Quality } {
  const total = (metric: keyof Figures): number =>
    plainNumber(parts.reduce((sum, part) => sum + part.amount * part.figures[metric], 0));
  const quality = (metric: keyof Figures, of: (figures: SourcedFigures) => Quality): Quality =>
    qualityOfSum(
      own,
      parts.map((part) => ({ value: part.amount * part.figures[metric], quality: of(part.figures) })),
    );
  return {
    climate: total("climate"),
    h2o: total("h2o"),
    plastic_pollution: total("plastic_pollution"),
    land_use: total("land_use"),
    quality: quality("climate", (figures) => figures.provenance.quality),
    water_quality: quality("h2o", (figures) => figures.water_quality),
    land_quality: quality("land_use", (figures) => figures.land_quality),
    plastic_quality: quality("plastic_pollution", (figures) => figures.plastic_quality),
  };
}
