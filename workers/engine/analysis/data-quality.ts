import type { QuantMetricId } from "../../../edge-api/contract/metrics.ts";
import type { ComparisonInput } from "../comparison-result.ts";
import type { CompiledProduct } from "../inventory/compiled-product.ts";
import { perQuantMetric } from "../metrics/per-metric.ts";
import type { HeldPair } from "../portfolio/pair-table.ts";
import { forEachCompared, productOf, type Scope } from "../scoring/scope.ts";
import type { Reference } from "../tables/reference.ts";
import { explainLines } from "./explain-lines.ts";
import { estimatedOf, estimatedOfSummary, type QualityOfMetric } from "./estimates.ts";

/** Estimated part of each inventory metric, and of the summary over them, 0-1; null = no impact (estimates.ts). */
export type DataQuality = Readonly<Record<QuantMetricId, QualityOfMetric>> & { readonly summary: number | null };

interface Counted {
  readonly product: CompiledProduct;
  readonly items: number;
}

/** Data quality of several products together, each weighted by its items. */
export const dataQualityOf = (products: readonly Counted[], { compiled, weights }: Scope): DataQuality => {
  const metrics = perQuantMetric((_, metric) =>
    estimatedOf(products.flatMap(({ product, items }) => explainLines(product, compiled, metric, items))),
  );
  return { ...metrics, summary: estimatedOfSummary(metrics, weights.values) };
};

/** Data quality of each product of a comparison, in the order of the input; null = no such product, or no mass. */
export const comparisonQuality = (reference: Reference, input: ComparisonInput): readonly (DataQuality | null)[] =>
  forEachCompared(reference, input, ({ product, items }, scope) =>
    product.usable ? dataQualityOf([{ product, items: items ?? 1 }], scope) : null,
  );

/** Data quality of all lines of a portfolio together; `held`: its distinct pairs with their uses. */
export const portfolioQuality = (scope: Scope, held: Iterable<Pick<HeldPair, "pair" | "quantity">>): DataQuality =>
  dataQualityOf(
    [...held].flatMap(({ pair, quantity }) => {
      const product = productOf(scope, pair.prodsys_id, pair.overrides);
      return product === null ? [] : [{ product, items: quantity }];
    }),
    scope,
  );
