import type { LivePortfolio } from "./live-portfolio.ts";
import { portfolioWeights, type ComponentWeight } from "./portfolio-weights.ts";

/**
 * Masses of groups of entries, each as if it were a portfolio of its own. Throws RangeError if `group` or `part` has
 * another length or names an unknown group.
 * @param group by entry, the number of its group, 0 to groups − 1
 * @param groups number of groups
 * @param part by entry, the part (0-1) of its quantity that counts
 */
export function groupWeights(
  live: LivePortfolio,
  group: Uint32Array,
  groups: number,
  part: Float64Array,
): readonly (readonly ComponentWeight[])[] {
  const { pair, quantity, length, pairs } = live.columns;
  if (group.length !== length || part.length !== length) {
    throw new RangeError(`${group.length} and ${part.length} of ${length} entries`);
  }
  const sums = Array.from({ length: groups }, () => new Float64Array(pairs.size));
  for (let entry = 0; entry < length; entry++) {
    const to = sums[group[entry] ?? 0];
    const number = pair[entry] ?? 0;
    if (to === undefined) throw new RangeError(`group ${group[entry]} of ${groups}`);
    to[number] = (to[number] ?? 0) + (quantity[entry] ?? 0) * (part[entry] ?? 0);
  }
  const held = [...live.held()];
  return sums.map((uses) =>
    portfolioWeights(
      live.scope,
      held.flatMap(({ number, pair: item }) => {
        const own = uses[number] ?? 0;
        return own > 0 ? [{ pair: item, quantity: own }] : [];
      }),
    ),
  );
}
