import type { ComparisonInput } from "../../comparison-result.ts";
import { within, type Steps } from "../../portfolio/steps.ts";
import type { Reference } from "../../tables/reference.ts";
import { comparisonSampleSteps } from "./comparison-samples.ts";
import { decidingInputSteps } from "./deciding-inputs.ts";
import { pairSteps, samplesOf, scoresOf, type ScoreSamples } from "./score-samples.ts";
import type { DecidingInput, DrawSettings, UncertainScores, UncertainSubject, Uncertainty } from "./uncertainty.ts";

/** Approximate share of the work done after the draws and after their quantiles; the rest is the pairs. */
const SAMPLED = 0.7;
const RANGED = 0.85;

/** Intervals of every value of some draws; yields the share done. */
function* rangeSteps(list: readonly (ScoreSamples | null)[]): Steps<readonly (UncertainScores | null)[]> {
  const scores: (UncertainScores | null)[] = [];
  for (const samples of list) {
    scores.push(samples && scoresOf(samples));
    yield scores.length / list.length;
  }
  return scores;
}

/**
 * Uncertainty of a comparison (method.md section 10): intervals of each product's raw values, scores and summary, and for
 * every pair how often one is better. Equal settings give equal results. Yields the share done. Never throws.
 */
export function* comparisonUncertaintySteps(
  reference: Reference,
  input: ComparisonInput,
  settings: DrawSettings,
): Steps<Uncertainty> {
  const { products, quantities } = yield* within(0, SAMPLED, comparisonSampleSteps(reference, input, settings));
  const scores = yield* within(SAMPLED, RANGED, rangeSteps(products));
  const pairs = yield* within(RANGED, 1, pairSteps(products));
  return { settings, scores, pairs, quantities: [...quantities.list()].length };
}

/**
 * The inputs that matter most for which of two products is better, most important first (method.md section 10). `a` and
 * `b`: indexes in `input.products`. Uses the same draws as `comparisonUncertaintySteps` with the same settings. Empty = a
 * product or value is missing. Yields the share done.
 */
export function* comparisonInputSteps(
  reference: Reference,
  input: ComparisonInput,
  settings: DrawSettings,
  a: number,
  b: number,
  subject: UncertainSubject,
): Steps<readonly DecidingInput[]> {
  const two = [input.products[a], input.products[b]].flatMap((product) => product ?? []);
  const drawn = yield* within(0, SAMPLED, comparisonSampleSteps(reference, { ...input, products: two }, settings));
  const [first, second] = drawn.products.map((samples) => samples && samplesOf(samples, subject));
  if (!first || !second) return [];
  return yield* within(
    SAMPLED,
    1,
    decidingInputSteps(first, second, drawn.quantities, settings.seed, subject !== "summary"),
  );
}
