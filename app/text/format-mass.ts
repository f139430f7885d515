import { formatNumber } from "./format.ts";
import { otherUnit } from "./units.ts";

/** Grams with one decimal that is dropped when it is 0: `12.1`, `220`; without the unit, which is that of `formatUnit("g")`. */
export function formatMass(grams: number | null | undefined): string {
  const other = otherUnit("g");
  if (!other || typeof grams !== "number") return formatNumber(grams, 1, 0);
  return formatNumber(grams / other.per, 1 + other.decimals, 0);
}
