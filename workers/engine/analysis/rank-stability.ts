import type { MetricId } from "../../../edge-api/contract/metrics.ts";
import { seededRandom } from "./seeded-random.ts";
import { scoreOf, type Contest } from "./weightings.ts";

/** How often each candidate is first under random weights (method.md section 10). */
export interface RankStability {
  readonly seed: number;
  readonly draws: number;
  /** the metrics with a weight */
  readonly metrics: readonly MetricId[];
  /** in the order of the input; first = share of the weightings, 0-1; ties are split, so the sum is 1 */
  readonly shares: readonly { readonly id: string; readonly first: number }[];
}

const WEIGHTINGS = 10_000;
/** Summaries closer than this are ties. */
const TIE = 1e-9;

/**
 * Share of random weightings in which each candidate is first (method.md section 10). Weights are uniform over all
 * weightings of the metrics (Dirichlet 1,…,1), land use included: exponential variates divided by their sum. Null = fewer
 * than two candidates, or no metrics.
 * @param seed equal seeds give equal shares
 */
export const rankStability = ({ ranked, metrics }: Contest, seed: number, draws = WEIGHTINGS): RankStability | null => {
  if (ranked.length < 2 || metrics.length === 0) return null;
  const random = seededRandom(seed);
  const width = metrics.length;
  const scores = Float64Array.from(ranked.flatMap((one) => metrics.map((metric) => scoreOf(one, metric))));
  const weights = new Float64Array(width);
  const summaries = new Float64Array(ranked.length);
  const first = new Float64Array(ranked.length);
  for (let draw = 0; draw < draws; draw++) {
    let total = 0;
    for (let at = 0; at < width; at++) total += weights[at] = -Math.log(random());
    let best = -Infinity;
    for (let one = 0; one < ranked.length; one++) {
      let sum = 0;
      for (let at = 0; at < width; at++) sum += (weights[at] ?? 0) * (scores[one * width + at] ?? 0);
      const summary = sum / total;
      summaries[one] = summary;
      if (summary > best) best = summary;
    }
    let ties = 0;
    for (let one = 0; one < ranked.length; one++) if ((summaries[one] ?? 0) >= best - TIE) ties++;
    for (let one = 0; one < ranked.length; one++) {
      if ((summaries[one] ?? 0) >= best - TIE) first[one] = (first[one] ?? 0) + 1 / ties;
    }
  }
  return {
    seed,
    draws,
    metrics,
    shares: ranked.map(({ id }, one) => ({ id, first: (first[one] ?? 0) / draws })),
  };
};
