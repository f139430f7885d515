import type { HeldPair } from "../portfolio/pair-table.ts";
import { productOf, settledOf, type Scope } from "../scoring/scope.ts";
import { finite } from "../tables/quantity.ts";
import { waterFiguresOf, type ScarcityPart } from "./water-figures.ts";

/** Sum in which an unknown part makes the whole unknown. */
const plus = (sum: number | null, more: number | null): number | null =>
  sum === null || more === null ? null : finite(sum + more);

/**
 * Water of all lines of a portfolio, in addition to its litres, never added to them and not part of a score (method.md section 10).
 * `held`: its different pairs with their uses.
 */
export const portfolioWater = (scope: Scope, held: Iterable<Pick<HeldPair, "pair" | "quantity">>) => {
  const regions = new Map<string, ScarcityPart>();
  let scarcity: number | null = 0;
  let withdrawn: number | null = 0;
  for (const { pair, quantity } of held) {
    const product = productOf(scope, pair.prodsys_id, pair.overrides);
    if (product === null) continue;
    const water = waterFiguresOf(product, settledOf(scope, pair.prodsys_id, pair.overrides), scope, quantity);
    scarcity = plus(scarcity, water.scarcity);
    if (water.is_washed) withdrawn = plus(withdrawn, water.withdrawn_by_washing);
    for (const part of [water.production, water.use]) {
      const before = regions.get(part.region_id);
      regions.set(part.region_id, { ...part, litres: finite((before?.litres ?? 0) + part.litres) });
    }
  }
  return {
    /** m3 world-eq; null = a region whose water counts has no factor */
    scarcity,
    /** the litres by the region in which they are consumed, most first; they sum to the raw value of h2o */
    regions: [...regions.values()].filter(({ litres }) => litres !== 0).toSorted((a, b) => b.litres - a.litres),
    /** litres drawn from the tap by washing; null = of a washed product the tables do not say how much a rack takes */
    withdrawn_by_washing: withdrawn,
  };
};
