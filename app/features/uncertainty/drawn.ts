import type { MetricId } from "../../../edge-api/contract/metrics.ts";
import { verdictOf } from "../../../workers/engine/analysis/uncertainty/pair-outcome.ts";
import type {
  Interval,
  PairOutcome,
  UncertainScores,
  UncertainSubject,
} from "../../../workers/engine/analysis/uncertainty/uncertainty.ts";
import type { MetricValues } from "../../../workers/engine/comparison-result.ts";
import { uncertaintyTexts } from "../../text/en/uncertainty.ts";
import { formatNumber, formatPercent } from "../../text/format.ts";
import { shareOfDraws } from "../../text/share-of-draws.ts";

/** Results without uncertainty. */
export interface PlainScores {
  readonly raw: MetricValues;
  readonly score: MetricValues;
  readonly summary: number | null;
}

/** A product or portfolio with its results without and with uncertainty. */
export interface Drawn {
  /** index among the drawn products or portfolios */
  readonly place: number;
  readonly id: string;
  readonly name: string;
  /** name for use in a sentence: "the paper cup" */
  readonly inWords: string;
  readonly plain: PlainScores;
  readonly scores: UncertainScores;
}

const METRIC_OR_SUMMARY = "summary";

/** The value that is compared: the summary, or the raw value of a metric. */
export const plainOf = ({ plain }: Drawn, subject: UncertainSubject): number | null =>
  subject === METRIC_OR_SUMMARY ? plain.summary : plain.raw[subject];

/** The interval of the compared value; null = it has no value. */
export const intervalOf = ({ scores }: Drawn, subject: UncertainSubject): Interval | null =>
  subject === METRIC_OR_SUMMARY ? scores.summary : scores.raw[subject];

/** Sorted by the results without uncertainty, best first; those without a value last. */
export const bestFirst = (drawn: readonly Drawn[], subject: UncertainSubject): readonly Drawn[] => {
  const worth = (one: Drawn): number => {
    const value = plainOf(one, subject);
    return value === null ? -Infinity : subject === METRIC_OR_SUMMARY ? value : -value;
  };
  return drawn.toSorted((a, b) => worth(b) - worth(a));
};

/** Whether the compared value is that of a metric, not the summary. */
export const isMetric = (subject: UncertainSubject): subject is MetricId => subject !== METRIC_OR_SUMMARY;

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
