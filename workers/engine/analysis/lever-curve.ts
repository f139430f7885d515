import type { Steps } from "../portfolio/steps.ts";
import type { Lever } from "./lever.ts";

/** A value of a lever at which its subject and another candidate change places. */
export interface PlaceChange {
  /** the value from which on the order is different; whole for whole levers */
  readonly value: number;
  readonly other_id: string;
  /** true = the subject is ahead of the other for larger values */
  readonly ahead: boolean;
}

/** A candidate that does not depend on the lever. */
export interface CurveRival {
  readonly id: string;
  /** null = no summary */
  readonly summary: number | null;
}

/** The summary of a product or portfolio as a function of a lever; the others are constant. */
export interface Sensitivity {
  readonly lever: Lever;
  /** evenly spaced over the range, ends and current value included */
  readonly points: readonly { readonly value: number; readonly summary: number | null }[];
  /** in the order of the input */
  readonly others: readonly CurveRival[];
  /** sorted by value */
  readonly changes: readonly PlaceChange[];
}

const INTERVALS = 100;
/** Bisection steps: to 2^-40 of an interval, a hundredth of the range. */
const HALVINGS = 40;
/** Absolute difference below which summaries count as equal; rounding errors of updated sums are smaller. */
const TIE = 1e-9;
/** Approximate share of the work for the points; the rest is the bisection. */
const POINTS = 0.8;

/** Bisects for the smallest value at which a condition holds that is false at `from` and true at `to`. */
const firstWhere = (holds: (value: number) => boolean, from: number, to: number, whole: boolean): number => {
  let [low, high] = [from, to];
  const width = whole ? 1 : (to - from) * 2 ** -HALVINGS;
  while (high - low > width) {
    const middle = whole ? Math.floor((low + high) / 2) : (low + high) / 2;
    // limit of floating-point precision
    if (middle === low || middle === high) break;
    if (holds(middle)) high = middle;
    else low = middle;
  }
  return high;
};

/**
 * Summaries along a lever and changes of order, found between neighbouring points and refined by bisection. Misses two
 * changes that cancel out within a hundredth of the range. Yields the share done.
 * @param at gives the summary at a value of the lever
 */
export function* curveSteps(
  lever: Lever,
  others: readonly CurveRival[],
  at: (value: number) => number | null,
): Steps<Sensitivity> {
  const { min, max, now, whole } = lever;
  const even = Array.from({ length: INTERVALS + 1 }, (_, step) => min + ((max - min) * step) / INTERVALS);
  const values = [...new Set([...even.map((value) => (whole ? Math.round(value) : value)), now])].toSorted(
    (a, b) => a - b,
  );
  const points: { readonly value: number; readonly summary: number | null }[] = [];
  for (const value of values) {
    points.push({ value, summary: at(value) });
    yield (POINTS * points.length) / values.length;
  }
  const changes: PlaceChange[] = [];
  for (const { id, summary } of others) {
    if (summary === null) continue;
    const isAhead = (own: number | null): boolean => own !== null && own > summary + TIE;
    for (const [before, point] of points.slice(1).entries()) {
      const from = points[before];
      const ahead = isAhead(point.summary);
      if (from === undefined || isAhead(from.summary) === ahead) continue;
      const value = firstWhere((tried) => isAhead(at(tried)) === ahead, from.value, point.value, whole);
      changes.push({ value, other_id: id, ahead });
      yield POINTS;
    }
  }
  return { lever, points, others, changes: changes.toSorted((a, b) => a.value - b.value) };
}
