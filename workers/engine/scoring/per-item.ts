import { METRIC_IDS, type MetricId } from "../../../edge-api/contract/metrics.ts";
import type { CompiledProduct } from "../inventory/compiled-product.ts";
import { chemicalsOf } from "../metrics/chemicals.ts";
import type { FoodRisk } from "../metrics/food-risk.ts";
import {
  ALL_METRICS,
  CHEMICALS,
  isQuantMetric,
  NO_METRIC,
  QUANT_PLACE,
  type MetricSet,
} from "../metrics/metric-set.ts";
import { finite } from "../tables/quantity.ts";

/** Raw scores of one use of a product with one food. */
export interface PerItem {
  /** order of METRIC_IDS: L / N + W for the inventory metrics, the rating itself for the others; null = missing */
  readonly raw: readonly (number | null)[];
  readonly assumed: MetricSet;
}

const rawOf = (product: CompiledProduct, food: FoodRisk, metric: MetricId): number => {
  if (isQuantMetric(metric)) {
    const column = QUANT_PLACE[metric];
    return finite((product.life[column] ?? 0) / product.uses + (product.use[column] ?? 0));
  }
  if (metric === "chemicals") return chemicalsOf(product.components, food.score);
  return metric === "sust_source" ? product.sust_source : product.recoverability;
};

/** Raw scores per use (method.md sections 3 and 7). A product without mass has none (method.md section 2). */
export const perItem = (product: CompiledProduct, food: FoodRisk): PerItem => ({
  raw: METRIC_IDS.map((metric) => (product.usable ? rawOf(product, food, metric) : null)),
  assumed: product.assumed | (food.known ? NO_METRIC : CHEMICALS) | (product.usable ? NO_METRIC : ALL_METRICS),
});
