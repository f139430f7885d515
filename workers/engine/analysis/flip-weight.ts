import type { MetricId } from "../../../edge-api/contract/metrics.ts";
import type { Weights } from "../comparison-result.ts";
import { scoreOf, weightedScore, weightOf, type Contest } from "./weightings.ts";

/** Effect of one metric's weight on the order of the first two. Shares are of the sum of all weights, 0-1. */
export interface FlipWeight {
  readonly metric: MetricId;
  /** its current share */
  readonly share: number;
  /** the share at which the first two change places, with the others scaled in proportion; null = never */
  readonly flips_at: number | null;
  /** the weight with the same effect, with the others unchanged; null = never */
  readonly flip_weight: number | null;
  /** score of the first and of the second on this metric */
  readonly first: number;
  readonly second: number;
  /** the best score of all on this metric, and its candidate; the first one wins ties */
  readonly best: number;
  readonly best_id: string;
}

/** The first two of a ranking, and the weights at which they change places. */
export interface FlipWeights {
  readonly first_id: string;
  readonly second_id: string;
  /** their summaries are equal within rounding, so neither is first */
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
    // they change places only if the metric favours one of them and the other metrics together favour the other
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
