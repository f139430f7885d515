import type { MetricId } from "../../../../edge-api/contract/metrics.ts";
import type { UncertainQuantity } from "./quantities.ts";
import type { Interval } from "./sample-statistics.ts";

export type { Interval } from "./sample-statistics.ts";
export type { UncertainQuantity } from "./quantities.ts";

/** Seed and number of draws. Equal settings give equal results. */
export interface DrawSettings {
  /** whole, 0 to 2^32 - 1 */
  readonly seed: number;
  /** whole, 1 or more */
  readonly draws: number;
}

/** A value to compare: raw of a metric (lower is better) or the summary (higher is better). */
export type UncertainSubject = MetricId | "summary";

/** Two products or portfolios of an `Uncertainty` by index, and the metric in question. */
export interface UncertainQuestion {
  readonly a: number;
  readonly b: number;
  readonly subject: UncertainSubject;
}

/** Intervals of one product or portfolio over all draws. Null = the results have no such value either. */
export interface UncertainScores {
  /** per functional unit for inventory metrics, as in the results */
  readonly raw: Readonly<Record<MetricId, Interval | null>>;
  readonly score: Readonly<Record<MetricId, Interval | null>>;
  readonly summary: Interval | null;
}

/** Comparison of two products or portfolios over the same draws. */
export interface PairOutcome {
  /** share of draws in which the first is better; ties count for neither */
  readonly better: number;
  readonly worse: number;
  /**
   * median of how much better the first is, negative if worse: for raw values a share of the larger of the two
   * (0.14 = 14 % lower), for summaries points
   */
  readonly typical: number;
}

export interface UncertainPair {
  /** indexes in the list of scores, a < b */
  readonly a: number;
  readonly b: number;
  /** null = one of the two has no such value */
  readonly outcomes: Readonly<Record<UncertainSubject, PairOutcome | null>>;
}

export interface Uncertainty {
  readonly settings: DrawSettings;
  /** in the order of the input; null = no such product */
  readonly scores: readonly (UncertainScores | null)[];
  readonly pairs: readonly UncertainPair[];
  readonly quantities: number;
}

/** An uncertain quantity and its influence on which of two is better. */
export interface DecidingInput {
  readonly quantity: UncertainQuantity;
  /** geometric standard deviations; several if an activity's figures differ in quality */
  readonly gsds: readonly number[];
  /** squared rank correlation with the difference, 0-1 */
  readonly share: number;
  /** which of the two gains if the quantity is larger */
  readonly favours: "a" | "b";
}
