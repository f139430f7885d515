import type { Steps } from "../portfolio/steps.ts";
import type { Lever } from "./lever.ts";

/** Where, along a lever, what it belongs to and another change places. */
export interface PlaceChange {
  /** the value from which on the order is another; whole for whole levers */
  readonly value: number;
  readonly other_id: string;
  /** from here on, as the value grows, it is ahead of the other */
  readonly ahead: boolean;
}

/** One that a lever does not move. */
export interface CurveRival {
  readonly id: string;
  /** null = no summary */
  readonly summary: number | null;
}

/** What a lever does to the summary of a product or a portfolio; those of the others stay. */
export interface Sensitivity {
  readonly lever: Lever;
  /** evenly over the scale, ends included */
  readonly points: readonly { readonly value: number; readonly summary: number | null }[];
  /** in the order given */
  readonly others: readonly CurveRival[];
  /** by value */
  readonly changes: readonly PlaceChange[];
}

const INTERVALS = 100;
/** Halvings of an interval: 2^-40 of a hundredth of the scale. */
const HALVINGS = 40;
/** Summaries this close are the same (absolute): sums that were taken apart and put together again differ by less. */
const TIE = 1e-9;
/** Share of the work, roughly: the points; the rest is closing in on changes. */
const POINTS = 0.8;

/** The smallest value at which something holds that holds at `to` and not at `from`; a whole one where asked for. */
const firstWhere = (holds: (value: number) => boolean, from: number, to: number, whole: boolean): number => {
  let [low, high] = [from, to];
  const width = whole ? 1 : (to - from) * 2 ** -HALVINGS;
  while (high - low > width) {
    const middle = whole ? Math.floor((low + high) / 2) : (low + high) / 2;
    // as near as numbers get
    if (middle === low || middle === high) break;
    if (holds(middle)) high = middle;
    else low = middle;
  }
  return high;
};

/**
 * Summaries along a lever, and where the order changes: looked for between neighbouring points and closed in on by
 * halving. Two changes that cancel out within a hundredth of the scale are not seen. Yields the share done.
 * @param at the summary at a value of the lever
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
