import type { LivePortfolio } from "../../portfolio/live-portfolio.ts";
import { within, type Steps } from "../../portfolio/steps.ts";
import { decidingInputSteps } from "./deciding-inputs.ts";
import { portfolioSampleSteps } from "./portfolio-samples.ts";
import { UncertainQuantities } from "./quantities.ts";
import { pairSteps, samplesOf, scoresOf, type ScoreSamples } from "./score-samples.ts";
import type { DecidingInput, DrawSettings, UncertainSubject, Uncertainty } from "./uncertainty.ts";

/** Approximate share of the work for the draws; the rest is quantiles, pairs and inputs. */
const SAMPLED = 0.9;

/**
 * Uncertainty of portfolios (method.md sections 9 and 10). Scores are in this order: the first portfolio, its best and its
 * worst replacement (the products of its results, not chosen again in each draw), then the other portfolios, each in its
 * own scope. All use the same draws, so that they can be compared. Null = the results have no values. Yields the share
 * done.
 */
export function* portfolioUncertaintySteps(
  portfolios: readonly LivePortfolio[],
  settings: DrawSettings,
): Steps<Uncertainty> {
  const { samples, quantities } = yield* within(0, SAMPLED, samplesSteps(portfolios, settings));
  const pairs = yield* within(SAMPLED, 1, pairSteps(samples));
  return { settings, scores: samples.map((one) => one && scoresOf(one)), pairs, quantities };
}

/**
 * The inputs that matter most for which of two is better, most important first (method.md section 10). `a` and `b`:
 * indexes in the scores of `portfolioUncertaintySteps`. Empty = one has no such value. Yields the share done.
 */
export function* portfolioInputSteps(
  portfolios: readonly LivePortfolio[],
  settings: DrawSettings,
  a: number,
  b: number,
  subject: UncertainSubject,
): Steps<readonly DecidingInput[]> {
  const { samples, all } = yield* within(0, SAMPLED, samplesSteps(portfolios, settings));
  const [first, second] = [a, b].map((place) => samples[place] && samplesOf(samples[place], subject));
  if (!first || !second) return [];
  return yield* within(SAMPLED, 1, decidingInputSteps(first, second, all, settings.seed, subject !== "summary"));
}

function* samplesSteps(
  portfolios: readonly LivePortfolio[],
  settings: DrawSettings,
): Steps<{
  readonly samples: readonly (ScoreSamples | null)[];
  readonly all: UncertainQuantities;
  readonly quantities: number;
}> {
  const samples: (ScoreSamples | null)[] = [];
  const all = new UncertainQuantities();
  for (const [place, live] of portfolios.entries()) {
    const [from, to] = [place / portfolios.length, (place + 1) / portfolios.length];
    const drawn = yield* within(from, to, portfolioSampleSteps(live, settings));
    const variants = place === 0 ? drawn.variants : drawn.variants.slice(0, 1);
    samples.push(...variants.map((variant) => (variant.raw.some((raw) => raw !== null) ? variant : null)));
    all.join(drawn.quantities);
  }
  return { samples, all, quantities: [...all.list()].length };
}
