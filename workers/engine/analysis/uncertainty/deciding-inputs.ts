import type { Steps } from "../../portfolio/steps.ts";
import { normalDraws } from "./normal-draws.ts";
import type { UncertainQuantities } from "./quantities.ts";
import type { DecidingInput } from "./uncertainty.ts";

/** Ranks from 0; equal values share the mean of their ranks. */
export function ranksOf(values: Float64Array): Float64Array {
  const order = Uint32Array.from(values, (_, place) => place).toSorted((a, b) => (values[a] ?? 0) - (values[b] ?? 0));
  const ranks = new Float64Array(values.length);
  for (let start = 0; start < order.length;) {
    let end = start + 1;
    while (end < order.length && values[order[end] ?? 0] === values[order[start] ?? 0]) end++;
    for (let place = start; place < end; place++) ranks[order[place] ?? 0] = (start + end - 1) / 2;
    start = end;
  }
  return ranks;
}

/** Pearson correlation, -1 to 1; of ranks it is Spearman's. 0 if one series is constant. Both have the same length. */
export function correlationOf(a: Float64Array, b: Float64Array): number {
  const mean = (values: Float64Array): number => values.reduce((sum, value) => sum + value, 0) / values.length;
  const [meanA, meanB] = [mean(a), mean(b)];
  let [both, ofA, ofB] = [0, 0, 0];
  for (let place = 0; place < a.length; place++) {
    const [fromA, fromB] = [(a[place] ?? 0) - meanA, (b[place] ?? 0) - meanB];
    both += fromA * fromB;
    ofA += fromA * fromA;
    ofB += fromB * fromB;
  }
  return ofA === 0 || ofB === 0 ? 0 : both / Math.sqrt(ofA * ofB);
}

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
