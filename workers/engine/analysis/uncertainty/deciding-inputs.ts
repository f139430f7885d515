import type { Steps } from "../../portfolio/steps.ts";
import { normalDraws } from "./normal-draws.ts";
import type { UncertainQuantities } from "./quantities.ts";
import { correlationOf, ranksOf } from "./rank-correlation.ts";
import type { DecidingInput } from "./uncertainty.ts";

/** Maximum number of inputs in the result. */
const MAX_INPUTS = 5;
/** A smaller squared correlation may be chance. */
const MIN_SHARE = 0.01;
/** Quantities ranked per step: a few milliseconds. */
const QUANTITIES_A_STEP = 8;

/**
 * The inputs with the largest squared rank correlation with the difference of two series of draws, largest first, at most
 * five (method.md section 10). `lower`: true = a lower value is better. Yields the share done.
 */
export function* decidingInputSteps(
  a: Float64Array,
  b: Float64Array,
  quantities: UncertainQuantities,
  seed: number,
  lower: boolean,
): Steps<readonly DecidingInput[]> {
  const gains = ranksOf(a.map((value, draw) => (lower ? (b[draw] ?? 0) - value : value - (b[draw] ?? 0))));
  const inputs: DecidingInput[] = [];
  const list = [...quantities.list()];
  for (const [place, { key, quantity, gsds }] of list.entries()) {
    if (place > 0 && place % QUANTITIES_A_STEP === 0) yield place / list.length;
    // a quantity is a monotonic function of its normal variate, so both have the same ranks
    const correlation = correlationOf(gains, ranksOf(normalDraws(seed, key, a.length)));
    const share = correlation * correlation;
    if (share >= MIN_SHARE) inputs.push({ quantity, gsds, share, favours: correlation > 0 ? "a" : "b" });
  }
  return inputs.toSorted((x, y) => y.share - x.share).slice(0, MAX_INPUTS);
}
