import { Z_95 } from "../../../workers/engine/analysis/uncertainty/spreads.ts";
import type { MassRange } from "./components.ts";
import { plainNumber } from "./plain-number.ts";
import type { Quality } from "./quality.ts";

/** The narrowest spread of a figure with a range: that of a measured figure. */
const NARROWEST = 1.05;

/** Geometric standard deviation with which 5 % of the draws lie beyond `ratio` times the figure. */
export const spreadTo = (ratio: number): number => Number(Math.max(ratio ** (1 / Z_95), NARROWEST).toFixed(2));

/** Spread of a mass without a published range: comparable estimates scatter by 1.29 about ours, without bias. */
const ESTIMATED_MASS = 1.25;
const CONFIRMED_MASS = 1.1;

/** Range of a mass of which no figure was read, 5 % to 95 %. */
export function massRangeOf(mass_grams: number, quality: Quality): MassRange {
  const ratio = (quality === "expert-estimate" ? ESTIMATED_MASS : CONFIRMED_MASS) ** Z_95;
  const rounded = (grams: number): number => plainNumber(Number(grams.toPrecision(3)));
  return { mass_low: rounded(mass_grams / ratio), mass_high: rounded(mass_grams * ratio) };
}
