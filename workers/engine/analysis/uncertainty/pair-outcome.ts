import { medianOf } from "./sample-statistics.ts";
import type { PairOutcome, UncertainPair, UncertainSubject } from "./uncertainty.ts";

/** Values this close are the same (relative): what rounding makes of equal sums. */
const TIE = 1e-12;

/** From this share of draws on one of two may be called better (method.md section 10). */
const CERTAIN_FROM = 0.8;

/** Compares the same draws of two; `lower`: is a lower value better? Then differences are shares of the larger, else plain. */
export function outcomeOf(a: Float64Array, b: Float64Array, lower: boolean): PairOutcome {
  const draws = a.length;
  const gains = new Float64Array(draws);
  let [better, worse] = [0, 0];
  for (let draw = 0; draw < draws; draw++) {
    const [first, second] = [a[draw] ?? 0, b[draw] ?? 0];
    const size = Math.max(Math.abs(first), Math.abs(second));
    const gain = lower ? second - first : first - second;
    // no branches: which of two is better is what a processor cannot guess
    better += Number(gain > TIE * size);
    worse += Number(gain < -TIE * size);
    gains[draw] = lower ? gain / (size || 1) : gain;
  }
  return { better: better / draws, worse: worse / draws, typical: medianOf(gains) };
}

export type Verdict = "a" | "b" | "same" | "too_close";

/** Who is better, if that may be said: only from 80 % of draws on. */
export const verdictOf = ({ better, worse }: PairOutcome): Verdict => {
  if (better >= CERTAIN_FROM) return "a";
  if (worse >= CERTAIN_FROM) return "b";
  return 1 - better - worse >= CERTAIN_FROM ? "same" : "too_close";
};

/** The outcome of two places, seen from the first; null = one of them has no such value, or they are one. */
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
