import type { QuantMetricId } from "../../../edge-api/contract/metrics.ts";
import type { ComparisonInput } from "../comparison-result.ts";
import { METRIC_PLACE } from "../metrics/metric-set.ts";
import { perQuantMetric } from "../metrics/per-metric.ts";
import type { Reference } from "../tables/reference.ts";
import { movableComparison } from "./uncertainty/comparison-samples.ts";
import type { UncertainQuantity } from "./uncertainty/quantities.ts";

/** Influence of one uncertain quantity on the summaries of a comparison. */
export interface QuantityLeverage {
  /** key of the quantity in UncertainQuantities */
  readonly key: string;
  readonly quantity: UncertainQuantity;
  /** affected products and the mean absolute change of their summary, points (0-100), for a move up and down */
  readonly moved: readonly MovedProduct[];
}

/** A product with the mean absolute changes of its scores, points. */
export interface MovedProduct {
  readonly prodsys_id: string;
  readonly points: number;
  /** of the scores of the inventory metrics */
  readonly by_metric: Readonly<Record<QuantMetricId, number>>;
}

interface Scores {
  readonly summary: number;
  readonly metrics: Readonly<Record<QuantMetricId, number>>;
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
  const scored = Array.from({ length: rows }, (_, row) => {
    const ofRow = new Map<string, Scores>();
    score(valuesAt(row), ({ compared, scores, summary }) => {
      if (summary === null) return;
      const metrics = perQuantMetric((_place, metric) => scores[METRIC_PLACE[metric]] ?? 0);
      ofRow.set(compared.product.prodsys_id, { summary, metrics });
    });
    return ofRow;
  });
  const [unmoved] = scored;
  const ids = products.flatMap((product) => (product === null ? [] : [product.product.prodsys_id]));
  return [...drawn.quantities.list()].flatMap(({ key, quantity }, place) => {
    const ways = [scored[2 * place + 1], scored[2 * place + 2]];
    const moved = ids.flatMap((prodsys_id) => {
      const before = unmoved?.get(prodsys_id);
      if (before === undefined) return [];
      /** mean change up and down of one score */
      const change = (of: (scores: Scores) => number): number =>
        ways.reduce((sum, row) => sum + Math.abs(of(row?.get(prodsys_id) ?? before) - of(before)), 0) / ways.length;
      const points = change(({ summary }) => summary);
      const by_metric = perQuantMetric((_place, metric) => change(({ metrics }) => metrics[metric]));
      return Math.max(points, ...Object.values(by_metric)) > NOTHING ? [{ prodsys_id, points, by_metric }] : [];
    });
    return moved.length === 0 ? [] : [{ key, quantity, moved }];
  });
}
