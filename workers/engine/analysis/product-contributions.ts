import type { QuantMetricId } from "../../../edge-api/contract/metrics.ts";
import type { ComparisonInput } from "../comparison-result.ts";
import { contributionsOf, type Contribution } from "../inventory/contributions.ts";
import { itemsPerUnit } from "../product/size.ts";
import { productOf, scopeOf } from "../scoring/scope.ts";
import type { Reference } from "../tables/reference.ts";

/** Breakdown of one product's impact. */
export interface ProductContributions {
  readonly prodsys_id: string;
  /** in the order of the product; without the pseudo component of washing */
  readonly components: readonly { readonly component_id: string; readonly component_name: string }[];
  /** cells per functional unit that sum to raw; null = raw is missing: no mass, or the size is unknown */
  readonly by_metric: Readonly<Record<QuantMetricId, readonly Contribution[]>> | null;
}

/**
 * Every inventory metric of a comparison's products by stage × component (method.md section 10), in the order of the
 * input; null = the product does not exist. Never throws.
 */
export const productContributions = (
  reference: Reference,
  input: ComparisonInput,
): readonly (ProductContributions | null)[] => {
  const scope = scopeOf(reference, input);
  const { compiled } = scope;
  const useCase = compiled.tables.use_cases.get(input.usecase_id);
  return input.products.map(({ prodsys_id, overrides }) => {
    const product = productOf(scope, prodsys_id, overrides);
    if (product === null) return null;
    const items = product.usable ? itemsPerUnit(product, useCase) : null;
    return {
      prodsys_id,
      components: product.components.map(({ component_id, component_name }) => ({ component_id, component_name })),
      by_metric:
        items === null
          ? null
          : {
              climate: contributionsOf(product, compiled, "climate", items),
              h2o: contributionsOf(product, compiled, "h2o", items),
              plastic_pollution: contributionsOf(product, compiled, "plastic_pollution", items),
              land_use: contributionsOf(product, compiled, "land_use", items),
            },
    };
  });
};
