import type { QuantMetricId } from "../../../edge-api/contract/metrics.ts";
import type { BreakEvenPair } from "../../../workers/engine/analysis/break-even.ts";

/** The number of uses after which a reusable has less impact than the single-use product that is hardest to beat. */
export interface Payback {
  /** null = never: a wash has more impact than a single-use piece */
  readonly uses: number | null;
  readonly other_id: string;
  /** number of single-use products compared */
  readonly others: number;
}

/**
 * The payback of a reusable among pairs: what titles, the product preview and warnings about few uses say. Pairs without
 * a known break-even do not count; null = there is no other.
 */
export const paybackOf = (
  pairs: readonly BreakEvenPair[],
  reusable_id: string | undefined,
  metric: QuantMetricId = "climate",
): Payback | null => {
  const own = pairs.filter(({ reusable_id: id, by_metric: { [metric]: on } }) => {
    return id === reusable_id && (on.uses !== null || on.never === "wash_costs_more");
  });
  const [first, ...more] = own;
  if (first === undefined) return null;
  const usesOf = ({ by_metric }: BreakEvenPair): number => by_metric[metric].uses ?? Infinity;
  // never is the latest
  const hardest = more.reduce((a, b) => (usesOf(b) > usesOf(a) ? b : a), first);
  return { uses: hardest.by_metric[metric].uses, other_id: hardest.other_id, others: own.length };
};
