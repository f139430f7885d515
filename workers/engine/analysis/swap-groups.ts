import { settingsOf, type ProductSettings } from "../portfolio/line-scoring.ts";
import type { LivePortfolio } from "../portfolio/live-portfolio.ts";
import type { GroupScores } from "../portfolio/portfolio-result.ts";
import { within, type Steps } from "../portfolio/steps.ts";
import { wholeUses, type Swap } from "./swap.ts";

/** A group of lines as it is, and with swaps made. */
export interface SwapGroup {
  readonly before: GroupScores;
  readonly after: GroupScores;
}

/** Approximate share of the work for scoring the replacements; the rest is adding up the lines. */
const SCORED = 0.5;

/**
 * Scores of groups of entries, each as if it were a portfolio of its own, without and with swaps. Does not change the
 * portfolio. Yields the share done. Throws RangeError as LivePortfolio.groups, and for a place beyond the last entry.
 * @param settings saved settings of the user's own products
 * @param group by entry, the number of its group, 0 to groups − 1
 * @param groups number of groups
 */
export function* swapGroupsSteps(
  live: LivePortfolio,
  swaps: readonly Swap[],
  settings: ProductSettings,
  group: Uint32Array,
  groups: number,
): Steps<readonly SwapGroup[]> {
  const { columns } = live;
  const pair = columns.pair.slice();
  const quantity = columns.quantity.slice();
  for (const [at, { prodsys_id, uses, places }] of swaps.entries()) {
    const froms = [...new Set(Array.from(places, (place) => columns.pairAt(place)))];
    const overrides = settingsOf(settings, prodsys_id);
    const items = froms.map((from) => ({ ...columns.pairs.pair(from), prodsys_id, overrides }));
    const share = SCORED / swaps.length;
    const numbers = yield* within(at * share, (at + 1) * share, live.knowSteps(items));
    const replaced = new Map(froms.map((from, nth) => [from, numbers[nth] ?? from]));
    for (const place of places) {
      pair[place] = replaced.get(pair[place] ?? 0) ?? 0;
      quantity[place] = wholeUses((quantity[place] ?? 0) * uses);
    }
  }
  yield SCORED;
  const before = live.groups(group, groups);
  yield (1 + SCORED) / 2;
  const after = live.groups(group, groups, { pair, quantity });
  return before.flatMap((one, at) => {
    const then = after[at];
    return then === undefined ? [] : [{ before: one, after: then }];
  });
}
