import type { QuantMetricId } from "../../../edge-api/contract/metrics.ts";
import type { ComparisonInput } from "../comparison-result.ts";
import type { CompiledProduct } from "../inventory/compiled-product.ts";
import type { Pair } from "../portfolio/pair-table.ts";
import { itemsPerUnit } from "../product/size.ts";
import { productOf, scopeOf, type Scope } from "../scoring/scope.ts";
import type { Reference } from "../tables/reference.ts";
import { explainLines } from "./explain-lines.ts";
import { ESTIMATE } from "./quality-shares.ts";

/** How much of an impact rests on estimates: sums of contributions without their signs, in the unit of the metric. */
export interface QualityOfMetric {
  readonly estimated: number;
  readonly all: number;
}

export type DataQuality = Readonly<Record<QuantMetricId, QualityOfMetric>>;

/** Estimated share, 0-1; null = there is no impact to ask about. */
export const estimatedShare = ({ estimated, all }: QualityOfMetric): number | null =>
  all > 0 ? estimated / all : null;

const ofMetric = (
  products: readonly { readonly product: CompiledProduct; readonly items: number }[],
  { compiled }: Scope,
  metric: QuantMetricId,
): QualityOfMetric => {
  let [estimated, all] = [0, 0];
  for (const { product, items } of products)
    for (const { contribution, quality } of explainLines(product, compiled, metric, items)) {
      const size = Math.abs(contribution);
      all += size;
      if (quality === ESTIMATE) estimated += size;
    }
  return { estimated, all };
};

const qualityOf = (products: Parameters<typeof ofMetric>[0], scope: Scope): DataQuality => {
  const of = (metric: QuantMetricId): QualityOfMetric => ofMetric(products, scope, metric);
  return {
    climate: of("climate"),
    h2o: of("h2o"),
    plastic_pollution: of("plastic_pollution"),
    land_use: of("land_use"),
  };
};

/** Of each product of a comparison, per functional unit, in the order asked for; null = no such product, or nothing to weigh. */
export const comparisonQuality = (reference: Reference, input: ComparisonInput): readonly (DataQuality | null)[] => {
  const scope = scopeOf(reference, input);
  const useCase = scope.compiled.tables.use_cases.get(input.usecase_id);
  return input.products.map(({ prodsys_id, overrides }) => {
    const product = productOf(scope, prodsys_id, overrides);
    if (product === null || !product.usable) return null;
    return qualityOf([{ product, items: itemsPerUnit(product, useCase) ?? 1 }], scope);
  });
};

/** Of all lines of a portfolio together; `held` are its different pairs with their uses. */
export const portfolioQuality = (
  scope: Scope,
  held: Iterable<{ readonly pair: Pair; readonly quantity: number }>,
): DataQuality =>
  qualityOf(
    [...held].flatMap(({ pair, quantity }) => {
      const product = productOf(scope, pair.prodsys_id, pair.overrides);
      return product === null ? [] : [{ product, items: quantity }];
    }),
    scope,
  );
