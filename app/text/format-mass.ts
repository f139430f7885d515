import { formatNumber } from "./format.ts";
import { otherUnit } from "./units.ts";

/** Formats grams with one decimal unless it is 0: `12.1`, `220`. Omits the unit, which is `formatUnit("g")`. */
export function formatMass(grams: number | null | undefined): string {
  const other = otherUnit("g");
  if (!other || typeof grams !== "number") return formatNumber(grams, 1, 0);
  return formatNumber(grams / other.per, 1 + other.decimals, 0);
}
