import type { Steps } from "../../portfolio/steps.ts";
import { normalDraws } from "./normal-draws.ts";
import type { UncertainQuantities } from "./quantities.ts";
import { correlationOf, ranksOf } from "./rank-correlation.ts";
import type { DecidingInput } from "./uncertainty.ts";

/** So many inputs are told. */
const MOST = 5;
/** Less than this is what chance makes of an input that decides nothing. */
const LEAST_SHARE = 0.01;
/** Quantities ranked between two chances to report or to stop: a few milliseconds. */
const QUANTITIES_A_STEP = 8;

/**
 * The inputs that matter most for which of two is better: largest squared rank correlation with the difference of their
 * draws (method.md section 10). `lower`: is a lower value better?
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
    // a quantity rises with its normal number, so both have the same ranks
    const correlation = correlationOf(gains, ranksOf(normalDraws(seed, key, a.length)));
    const share = correlation * correlation;
    if (share >= LEAST_SHARE) inputs.push({ quantity, gsds, share, favours: correlation > 0 ? "a" : "b" });
  }
  return inputs.toSorted((x, y) => y.share - x.share).slice(0, MOST);
}
