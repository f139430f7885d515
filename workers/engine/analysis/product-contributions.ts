import type { QuantMetricId } from "../../../edge-api/contract/metrics.ts";
import type { ComparisonInput } from "../comparison-result.ts";
import { contributionsOf, type Contribution } from "../inventory/contributions.ts";
import { perQuantMetric } from "../metrics/per-metric.ts";
import { forEachCompared } from "../scoring/scope.ts";
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
): readonly (ProductContributions | null)[] =>
  forEachCompared(reference, input, ({ product, items }, { compiled }) => ({
    prodsys_id: product.prodsys_id,
    components: product.components.map(({ component_id, component_name }) => ({ component_id, component_name })),
    by_metric:
      items === null || !product.usable
        ? null
        : perQuantMetric((_, metric) => contributionsOf(product, compiled, metric, items)),
  }));
