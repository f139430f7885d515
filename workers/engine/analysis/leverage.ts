import type { ComparisonInput } from "../comparison-result.ts";
import type { Reference } from "../tables/reference.ts";
import { movableComparison } from "./uncertainty/comparison-samples.ts";
import type { UncertainQuantity } from "./uncertainty/quantities.ts";

/** How much the summaries of a comparison lean on one uncertain quantity. */
export interface QuantityLeverage {
  /** as the uncertainty names it */
  readonly key: string;
  readonly quantity: UncertainQuantity;
  /** products that it moves, in points of the summary (0-100): mean of its move up and down, without sign */
  readonly moved: readonly { readonly prodsys_id: string; readonly points: number }[];
}

/** A smaller change is an error of rounding. */
const NOTHING = 1e-9;

/**
 * Moves every uncertain quantity of a comparison (method.md section 10) by its own spread, up and down, one at a time, and
 * tells what becomes of the summaries. Scales move with it, as in the uncertainty. Quantities that move nothing are left out.
 */
export function comparisonLeverage(reference: Reference, input: ComparisonInput): readonly QuantityLeverage[] {
  const { drawn, products, score } = movableComparison(reference, input);
  const { multipliers, rows } = drawn.quantities.moves();
  const valuesAt = drawn.valuesAt(multipliers);
  const summaries = Array.from({ length: rows }, (_, row) => {
    const ofRow = new Map<string, number>();
    score(valuesAt(row), ({ compared, summary }) => {
      if (summary !== null) ofRow.set(compared.product.prodsys_id, summary);
    });
    return ofRow;
  });
  const [unmoved] = summaries;
  const ids = products.flatMap((product) => (product === null ? [] : [product.product.prodsys_id]));
  return [...drawn.quantities.list()].flatMap(({ key, quantity }, place) => {
    const [up, down] = [summaries[2 * place + 1], summaries[2 * place + 2]];
    const moved = ids.flatMap((prodsys_id) => {
      const before = unmoved?.get(prodsys_id);
      if (before === undefined) return [];
      const change = (row: ReadonlyMap<string, number> | undefined): number =>
        Math.abs((row?.get(prodsys_id) ?? before) - before);
      const points = (change(up) + change(down)) / 2;
      return points > NOTHING ? [{ prodsys_id, points }] : [];
    });
    return moved.length === 0 ? [] : [{ key, quantity, moved }];
  });
}
