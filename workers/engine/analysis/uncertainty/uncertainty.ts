import type { MetricId } from "../../../../edge-api/contract/metrics.ts";
import type { UncertainQuantity } from "./quantities.ts";
import type { Interval } from "./sample-statistics.ts";

export type { Interval } from "./sample-statistics.ts";
export type { UncertainQuantity } from "./quantities.ts";

/** How often to draw, and where the generator starts: equal ones give equal results. */
export interface DrawSettings {
  /** whole, 0 to 2^32 - 1 */
  readonly seed: number;
  /** whole, 1 or more */
  readonly draws: number;
}

/** What may be compared: raw of a metric, lower is better; or the summary, higher is better. */
export type UncertainSubject = MetricId | "summary";

/** One product, or one portfolio, over all draws. Null = it has no such value in the results either. */
export interface UncertainScores {
  /** per functional unit for inventory metrics, as in the results */
  readonly raw: Readonly<Record<MetricId, Interval | null>>;
  readonly score: Readonly<Record<MetricId, Interval | null>>;
  readonly summary: Interval | null;
}

/** Two of them over the same draws. */
export interface PairOutcome {
  /** share of draws in which the first is better; ties count for neither */
  readonly better: number;
  readonly worse: number;
  /**
   * median of how much better the first is, negative where it is worse: of a raw value as a share of the larger of the two
   * (0.14 = 14 % lower), of a summary in points
   */
  readonly typical: number;
}

export interface UncertainPair {
  /** places in the list of scores, a before b */
  readonly a: number;
  readonly b: number;
  /** null = one of the two has no such value */
  readonly outcomes: Readonly<Record<UncertainSubject, PairOutcome | null>>;
}

export interface Uncertainty {
  readonly settings: DrawSettings;
  /** in the order asked for; null = no such product */
  readonly scores: readonly (UncertainScores | null)[];
  readonly pairs: readonly UncertainPair[];
  /** number of quantities that vary */
  readonly quantities: number;
}

/** A quantity, and how much it decides which of two is better. */
export interface DecidingInput {
  readonly quantity: UncertainQuantity;
  /** its geometric standard deviations: more than one where an activity's figures are of different quality */
  readonly gsds: readonly number[];
  /** squared rank correlation with the difference, 0-1 */
  readonly share: number;
  /** who gains when it is larger */
  readonly favours: "a" | "b";
}
