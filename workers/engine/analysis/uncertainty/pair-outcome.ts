import { medianOf } from "./sample-statistics.ts";
import type { PairOutcome, UncertainPair, UncertainSubject } from "./uncertainty.ts";

/** Relative difference below which two values count as equal. */
const TIE = 1e-12;

/** Minimum share of draws for calling one of two better (method.md section 10). */
export const CERTAIN_FROM = 0.8;

/**
 * Compares two series of the same draws, at least one. `lower`: true = a lower value is better, and differences are
 * shares of the larger value; false = a higher value is better, and differences are absolute.
 */
export function outcomeOf(a: Float64Array, b: Float64Array, lower: boolean): PairOutcome {
  const draws = a.length;
  const gains = new Float64Array(draws);
  let [better, worse] = [0, 0];
  for (let draw = 0; draw < draws; draw++) {
    const [first, second] = [a[draw] ?? 0, b[draw] ?? 0];
    const size = Math.max(Math.abs(first), Math.abs(second));
    const gain = lower ? second - first : first - second;
    // no branches: the processor could not predict them
    better += Number(gain > TIE * size);
    worse += Number(gain < -TIE * size);
    gains[draw] = lower ? gain / (size || 1) : gain;
  }
  return { better: better / draws, worse: worse / draws, typical: medianOf(gains) };
}

export type Verdict = "a" | "b" | "same" | "too_close";

/** Which of two is better, if so in at least 80 % of draws (method.md section 10). */
export const verdictOf = ({ better, worse }: PairOutcome): Verdict => {
  if (better >= CERTAIN_FROM) return "a";
  if (worse >= CERTAIN_FROM) return "b";
  return 1 - better - worse >= CERTAIN_FROM ? "same" : "too_close";
};

/** The outcome for two indexes, from the view of `a`; null = one of them has no value, or both are the same. */
export const outcomeFor = (
  pairs: readonly UncertainPair[],
  a: number,
  b: number,
  subject: UncertainSubject,
): PairOutcome | null => {
  const [low, high] = [Math.min(a, b), Math.max(a, b)];
  const outcome = pairs.find((pair) => pair.a === low && pair.b === high)?.outcomes[subject] ?? null;
  if (outcome === null || a < b) return outcome;
  return { better: outcome.worse, worse: outcome.better, typical: -outcome.typical };
};
