import { METRIC_IDS } from "../../../../edge-api/contract/metrics.ts";
import { perMetric } from "../../metrics/per-metric.ts";
import type { Steps } from "../../portfolio/steps.ts";
import { outcomeOf } from "./pair-outcome.ts";
import { intervalOf } from "./sample-statistics.ts";
import type { Interval, PairOutcome, UncertainPair, UncertainScores, UncertainSubject } from "./uncertainty.ts";

/** All draws of one product or portfolio; lists in the order of METRIC_IDS; null = it has no such value. */
export interface ScoreSamples {
  readonly raw: readonly (Float64Array | null)[];
  readonly score: readonly (Float64Array | null)[];
  readonly summary: Float64Array | null;
}

/** Collects the draws of one product or portfolio. A value missing in the first draw is missing in all. */
export class SampleCollector {
  readonly #raw: readonly Float64Array[];
  readonly #score: readonly Float64Array[];
  readonly #summary: Float64Array;

  constructor(draws: number) {
    this.#raw = METRIC_IDS.map(() => new Float64Array(draws));
    this.#score = METRIC_IDS.map(() => new Float64Array(draws));
    this.#summary = new Float64Array(draws);
  }

  /** Stores the value of one metric, by its index in METRIC_IDS; null = missing. */
  metric(draw: number, place: number, raw: number | null, score: number | null): void {
    const [raws, scores] = [this.#raw[place], this.#score[place]];
    if (raws) raws[draw] = raw ?? Number.NaN;
    if (scores) scores[draw] = score ?? Number.NaN;
  }

  /** Stores the summary of a draw; null = missing. */
  summary(draw: number, summary: number | null): void {
    this.#summary[draw] = summary ?? Number.NaN;
  }

  /** All collected draws. */
  samples(): ScoreSamples {
    const known = (samples: Float64Array): Float64Array | null =>
      Number.isNaN(samples[0] ?? Number.NaN) ? null : samples;
    return { raw: this.#raw.map(known), score: this.#score.map(known), summary: known(this.#summary) };
  }
}

const interval = (samples: Float64Array | null | undefined): Interval | null => (samples ? intervalOf(samples) : null);

/** Intervals of all values of some draws. */
export const scoresOf = (samples: ScoreSamples): UncertainScores => ({
  raw: perMetric((place) => interval(samples.raw[place])),
  score: perMetric((place) => interval(samples.score[place])),
  summary: interval(samples.summary),
});

/** The draws of one subject; null = it has no such value. */
export const samplesOf = (samples: ScoreSamples, subject: UncertainSubject): Float64Array | null =>
  subject === "summary" ? samples.summary : (samples.raw[METRIC_IDS.indexOf(subject)] ?? null);

const outcome = (a: ScoreSamples, b: ScoreSamples, subject: UncertainSubject): PairOutcome | null => {
  const [first, second] = [samplesOf(a, subject), samplesOf(b, subject)];
  return first === null || second === null ? null : outcomeOf(first, second, subject !== "summary");
};

/** Outcomes of every two of a list, in its order; skips null. Yields the share done. */
export function* pairSteps(list: readonly (ScoreSamples | null)[]): Steps<readonly UncertainPair[]> {
  const pairs: UncertainPair[] = [];
  for (let a = 0; a < list.length; a++) {
    for (let b = a + 1; b < list.length; b++) {
      const [first, second] = [list[a], list[b]];
      if (!first || !second) continue;
      const byMetric = perMetric((_, id) => outcome(first, second, id));
      pairs.push({ a, b, outcomes: { ...byMetric, summary: outcome(first, second, "summary") } });
    }
    yield (a + 1) / list.length;
  }
  return pairs;
}
