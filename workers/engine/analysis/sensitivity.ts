import type { ComparisonInput } from "../comparison-result.ts";
import type { CompiledProduct } from "../inventory/compiled-product.ts";
import { metricScores } from "../scoring/metric-scores.ts";
import { scaleOf } from "../scoring/scale.ts";
import { comparedFood, productOf, scopeOf, settledOf } from "../scoring/scope.ts";
import type { Reference } from "../tables/reference.ts";
import { leversOf, withLever, type Lever } from "./lever.ts";

/** Where, along a lever, the product and another change places. */
export interface PlaceChange {
  /** the value from which on the order is another; whole for whole levers */
  readonly value: number;
  readonly other_id: string;
  /** from here on, as the value grows, the product is ahead of the other */
  readonly ahead: boolean;
}

/** What a lever does to the summary of its product; those of the others stay. */
export interface Sensitivity {
  readonly lever: Lever;
  /** evenly over the scale, ends included */
  readonly points: readonly { readonly value: number; readonly summary: number | null }[];
  /** summaries of the other products, in the order of the comparison; null = no summary */
  readonly others: readonly { readonly id: string; readonly summary: number | null }[];
  /** by value */
  readonly changes: readonly PlaceChange[];
}

const INTERVALS = 100;
/** Halvings of an interval: 2^-40 of a hundredth of the scale. */
const HALVINGS = 40;

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

/** The levers of the product at a place of a comparison; none if it does not exist. */
export const leversAt = (reference: Reference, input: ComparisonInput, place: number): readonly Lever[] => {
  const asked = input.products[place];
  const scope = scopeOf(reference, input);
  const settled = asked === undefined ? null : settledOf(scope, asked.prodsys_id, asked.overrides);
  return settled === null ? [] : leversOf(settled, scope.compiled.tables, input.region_use);
};

/**
 * Summaries along a lever, and where the order changes: looked for between neighbouring points and closed in on by
 * halving. Two changes that cancel out within a hundredth of the scale are not seen. Null = no such product or lever.
 */
export const sensitivity = (
  reference: Reference,
  input: ComparisonInput,
  place: number,
  lever_id: string,
): Sensitivity | null => {
  const lever = leversAt(reference, input, place).find(({ id }) => id === lever_id);
  const moved = input.products[place];
  if (lever === undefined || moved === undefined) return null;
  const scope = scopeOf(reference, input);
  const food = comparedFood(scope, input.food_id);
  const scale = scaleOf(scope.compiled, input.usecase_id);
  const { tables } = scope.compiled;
  const summaryOf = (product: CompiledProduct | null): number | null =>
    product && metricScores(product, food, input.usecase_id, scale, tables, scope.weights.values, "comparison").summary;
  const at = (value: number): number | null =>
    summaryOf(productOf(scope, moved.prodsys_id, withLever(moved.overrides, lever, value)));

  const { min, max, now, whole } = lever;
  const even = Array.from({ length: INTERVALS + 1 }, (_, step) => min + ((max - min) * step) / INTERVALS);
  const values = [...new Set([...even.map((value) => (whole ? Math.round(value) : value)), now])].toSorted(
    (a, b) => a - b,
  );
  const points = values.map((value) => ({ value, summary: at(value) }));
  const others = input.products.flatMap(({ prodsys_id, overrides }, other) =>
    other === place ? [] : [{ id: prodsys_id, summary: summaryOf(productOf(scope, prodsys_id, overrides)) }],
  );

  const changes = others.flatMap(({ id, summary }): PlaceChange[] => {
    if (summary === null) return [];
    const isAhead = (own: number | null): boolean => own !== null && own > summary;
    return points.slice(1).flatMap((point, before): PlaceChange[] => {
      const from = points[before];
      const ahead = isAhead(point.summary);
      if (from === undefined || isAhead(from.summary) === ahead) return [];
      const value = firstWhere((tried) => isAhead(at(tried)) === ahead, from.value, point.value, whole);
      return [{ value, other_id: id, ahead }];
    });
  });
  return { lever, points, others, changes: changes.toSorted((a, b) => a.value - b.value) };
};
