import { verdictOf } from "../../../workers/engine/analysis/uncertainty/pair-outcome.ts";
import type { PairOutcome, UncertainSubject } from "../../../workers/engine/analysis/uncertainty/uncertainty.ts";
import { uncertaintyTexts } from "../../text/en/uncertainty.ts";
import { formatNumber, formatPercent } from "../../text/format.ts";

/** A share of draws as percent that says 100 or 0 only of all and of none. */
export const shareOfDraws = (share: number): string => {
  const words = uncertaintyTexts.pairs;
  if (share < 1 && share >= 0.995) return words.moreThan(formatPercent(0.99));
  if (share > 0 && share < 0.005) return words.lessThan(formatPercent(0.01));
  return formatPercent(share);
};

/** The typical difference without its sign: points of a summary, percent of the larger raw value; null = nothing. */
export const typicalShown = ({ typical }: PairOutcome, subject: UncertainSubject): string | null => {
  const words = uncertaintyTexts.pairs;
  const size = Math.abs(typical);
  if (size < 1e-9) return null;
  if (subject !== "summary") {
    return size < 0.005 ? words.lessThan(formatPercent(0.01)) : formatPercent(size);
  }
  const points = Math.round(size);
  return points === 0 ? words.lessThanPoint : words.points(points, formatNumber(points));
};

/** What may be said of two, in a sentence; who is better is named only from 80 % of draws on. */
export const pairSentence = (outcome: PairOutcome, a: string, b: string, subject: UncertainSubject): string => {
  const words = uncertaintyTexts.pairs;
  const by = typicalShown(outcome, subject) ?? "0";
  switch (verdictOf(outcome)) {
    case "a":
      return words.isBetter(a, b, shareOfDraws(outcome.better), by);
    case "b":
      return words.isBetter(b, a, shareOfDraws(outcome.worse), by);
    case "same":
      return words.sameSentence(a, b);
    default:
      return words.tooCloseSentence(a, b, shareOfDraws(outcome.better));
  }
};

/** The same in the fewest words, for a cell. */
export const verdictShown = (outcome: PairOutcome, a: string, b: string): string => {
  const words = uncertaintyTexts.pairs;
  switch (verdictOf(outcome)) {
    case "a":
      return words.aBetter(a);
    case "b":
      return words.aBetter(b);
    case "same":
      return words.same;
    default:
      return words.tooClose;
  }
};
