import type { MetricId } from "../../../edge-api/contract/metrics.ts";
import type { Weights } from "../comparison-result.ts";
import { scoreOf, weightedScore, weightOf, type Contest } from "./weightings.ts";

/** What one metric does to the order of the first two. Shares are of the sum of all weights, 0-1. */
export interface FlipWeight {
  readonly metric: MetricId;
  /** its share now */
  readonly share: number;
  /** the share at which the first two change places, the others in the proportion that they have; null = at none */
  readonly flips_at: number | null;
  /** the same as a weight, the others left as they are; null = at none */
  readonly flip_weight: number | null;
  /** score of the first and of the second in it */
  readonly first: number;
  readonly second: number;
  /** the best score of all in it, and whose it is: the first, unless another is better */
  readonly best: number;
  readonly best_id: string;
}

/** The first two of a ranking, and where they would change places. */
export interface FlipWeights {
  readonly first_id: string;
  readonly second_id: string;
  /** their summaries are equal but for rounding: there is no first to lose its place */
  readonly is_tie: boolean;
  readonly metrics: readonly FlipWeight[];
}

const TIE = 1e-9;

/**
 * The weight of each metric at which the first two of a ranking change places (method.md section 10), in closed form. With
 * d = score of the first − score of the second, D = Σ others' weight × d / Σ others' weight, the difference of the two
 * summaries at share s is s·d + (1 − s)·D: it is 0 at s = D / (D − d). Null = fewer than two, or no positive weight.
 */
export const flipWeights = ({ ranked, metrics }: Contest, weights: Weights): FlipWeights | null => {
  const [first, second] = ranked
    .flatMap((one) => {
      const summary = weightedScore(one, weights);
      return summary === null ? [] : [{ one, summary }];
    })
    .toSorted((a, b) => b.summary - a.summary);
  if (first === undefined || second === undefined) return null;
  const gapOf = (metric: MetricId): number => scoreOf(first.one, metric) - scoreOf(second.one, metric);
  const total = metrics.reduce((sum, metric) => sum + weightOf(weights, metric), 0);
  const gaps = metrics.reduce((sum, metric) => sum + weightOf(weights, metric) * gapOf(metric), 0);
  const is_tie = first.summary - second.summary <= TIE;

  const flipOf = (metric: MetricId): FlipWeight => {
    const [own, gap] = [weightOf(weights, metric), gapOf(metric)];
    const others = metrics.reduce((sum, other) => (other === metric ? sum : sum + weightOf(weights, other)), 0);
    const rest = others > 0 ? (gaps - own * gap) / others : 0;
    // they change places only where the metric is for one of them and all the others are for the other
    const isFlip = !is_tie && rest * gap < 0;
    const share = rest / (rest - gap);
    const best = ranked.reduce(
      (most, one) => (scoreOf(one, metric) > scoreOf(most, metric) + TIE ? one : most),
      first.one,
    );
    return {
      metric,
      share: total > 0 ? own / total : 0,
      flips_at: isFlip ? share : null,
      flip_weight: isFlip ? (share / (1 - share)) * others : null,
      first: scoreOf(first.one, metric),
      second: scoreOf(second.one, metric),
      best: scoreOf(best, metric),
      best_id: best.id,
    };
  };
  return { first_id: first.one.id, second_id: second.one.id, is_tie, metrics: metrics.map(flipOf) };
};
