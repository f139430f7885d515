import type { ComparisonInput } from "../comparison-result.ts";
import type { Reference } from "../tables/reference.ts";
import { movableComparison } from "./uncertainty/comparison-samples.ts";
import type { UncertainQuantity } from "./uncertainty/quantities.ts";

/** Influence of one uncertain quantity on the summaries of a comparison. */
export interface QuantityLeverage {
  /** key of the quantity in UncertainQuantities */
  readonly key: string;
  readonly quantity: UncertainQuantity;
  /** affected products and the mean absolute change of their summary, points (0-100), for a move up and down */
  readonly moved: readonly { readonly prodsys_id: string; readonly points: number }[];
}

/** A smaller change is a rounding error. */
const NOTHING = 1e-9;

/**
 * Multiplies and divides every uncertain quantity of a comparison by its own spread, one at a time, and returns the
 * changes of the summaries (method.md section 10). Scales change with it, as in the uncertainty analysis. Omits quantities
 * without effect. Never throws.
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
