import type { MetricId } from "../../../edge-api/contract/metrics.ts";
import type {
  Interval,
  UncertainScores,
  UncertainSubject,
} from "../../../workers/engine/analysis/uncertainty/uncertainty.ts";
import type { MetricValues } from "../../../workers/engine/comparison-result.ts";

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
