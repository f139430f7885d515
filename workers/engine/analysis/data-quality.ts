import type { QuantMetricId } from "../../../edge-api/contract/metrics.ts";
import type { ComparisonInput } from "../comparison-result.ts";
import type { CompiledProduct } from "../inventory/compiled-product.ts";
import type { Pair } from "../portfolio/pair-table.ts";
import { itemsPerUnit } from "../product/size.ts";
import { productOf, scopeOf, type Scope } from "../scoring/scope.ts";
import type { Reference } from "../tables/reference.ts";
import { explainLines } from "./explain-lines.ts";
import { estimatedOf, estimatedOfSummary, type QualityOfMetric } from "./estimates.ts";

/** Estimated part of each inventory metric, and of the summary over them, 0-1; null = no impact (estimates.ts). */
export type DataQuality = Readonly<Record<QuantMetricId, QualityOfMetric>> & { readonly summary: number | null };

const ofMetric = (products: readonly Counted[], { compiled }: Scope, metric: QuantMetricId): QualityOfMetric =>
  estimatedOf(products.flatMap(({ product, items }) => explainLines(product, compiled, metric, items)));

interface Counted {
  readonly product: CompiledProduct;
  readonly items: number;
}

/** Data quality of several products together, each weighted by its items. */
export const dataQualityOf = (products: readonly Counted[], scope: Scope): DataQuality => {
  const of = (metric: QuantMetricId): QualityOfMetric => ofMetric(products, scope, metric);
  const metrics = {
    climate: of("climate"),
    h2o: of("h2o"),
    plastic_pollution: of("plastic_pollution"),
    land_use: of("land_use"),
  };
  return { ...metrics, summary: estimatedOfSummary(metrics, scope.weights.values) };
};

/** Data quality of each product of a comparison, in the order of the input; null = no such product, or no mass. */
export const comparisonQuality = (reference: Reference, input: ComparisonInput): readonly (DataQuality | null)[] => {
  const scope = scopeOf(reference, input);
  const useCase = scope.compiled.tables.use_cases.get(input.usecase_id);
  return input.products.map(({ prodsys_id, overrides }) => {
    const product = productOf(scope, prodsys_id, overrides);
    if (product === null || !product.usable) return null;
    return dataQualityOf([{ product, items: itemsPerUnit(product, useCase) ?? 1 }], scope);
  });
};

/** Data quality of all lines of a portfolio together; `held`: its distinct pairs with their uses. */
export const portfolioQuality = (
  scope: Scope,
  held: Iterable<{ readonly pair: Pair; readonly quantity: number }>,
): DataQuality =>
  dataQualityOf(
    [...held].flatMap(({ pair, quantity }) => {
      const product = productOf(scope, pair.prodsys_id, pair.overrides);
      return product === null ? [] : [{ product, items: quantity }];
    }),
    scope,
  );
