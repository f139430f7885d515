import { verdictOf } from "../../../workers/engine/analysis/uncertainty/pair-outcome.ts";
import type { PairOutcome, UncertainSubject } from "../../../workers/engine/analysis/uncertainty/uncertainty.ts";
import { uncertaintyTexts } from "../../text/en/uncertainty.ts";
import { formatNumber, formatPercent } from "../../text/format.ts";
import { shareOfDraws } from "../../text/share-of-draws.ts";

/** The absolute typical difference: points of a summary, or percent of the larger raw value; null = none. */
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

/** A sentence about two products; it says that one is better only from 80 % of draws on. */
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

/** The verdict in a few words, for a table cell. */
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
