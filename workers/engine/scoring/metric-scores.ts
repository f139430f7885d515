import { METRIC_IDS } from "../../../edge-api/contract/metrics.ts";
import type { CompiledProduct } from "../inventory/compiled-product.ts";
import type { FoodRisk } from "../metrics/food-risk.ts";
import { isQuantMetric, NO_METRIC, QUANT_PLACE, type MetricSet } from "../metrics/metric-set.ts";
import { itemsPerUnit } from "../product/size.ts";
import type { Tables } from "../tables/tables.ts";
import { normalize } from "./normalize.ts";
import { perItem } from "./per-item.ts";
import { rawPerUnit, type Scale } from "./scale.ts";
import { summaryOf } from "./weights.ts";

/** Which of the two types of a metric applies (method.md section 9). */
export type Setting = "comparison" | "portfolio";

/** Raw values and scores of one product with one food in one use case; lists in the order of METRIC_IDS. */
export interface MetricScores {
  /** n; null = size unknown */
  readonly items: number | null;
  readonly per_use: readonly (number | null)[];
  /** per functional unit for the inventory metrics, the rating itself for the others */
  readonly raw: readonly (number | null)[];
  readonly scores: readonly number[];
  readonly summary: number | null;
  readonly assumed: MetricSet;
  readonly below_scale: MetricSet;
  /** clamped because the raw value is out of its range */
  readonly out_of_range: MetricSet;
  /** metrics whose score is metric_missing_default */
  readonly missing: MetricSet;
}

/**
 * Raw values, scores and summary of one product (method.md section 8), for comparisons and for best and worst.
 * `weights`: order of METRIC_IDS. Never throws.
 */
export const metricScores = (
  product: CompiledProduct,
  food: FoodRisk,
  usecase_id: string,
  scale: Scale,
  tables: Tables,
  weights: readonly number[],
  setting: Setting,
): MetricScores => {
  const items = itemsPerUnit(product, tables.use_cases.get(usecase_id));
  const item = perItem(product, food);
  const raw: (number | null)[] = [];
  const scores: number[] = [];
  let below_scale = NO_METRIC;
  let out_of_range = NO_METRIC;
  let missing = NO_METRIC;
  METRIC_IDS.forEach((id, place) => {
    const bit = 1 << place;
    const metric = tables.metrics.get(id);
    const column = isQuantMetric(id) ? QUANT_PLACE[id] : null;
    const perUse = item.raw[place] ?? null;
    const value =
      column === null || perUse === null ? perUse : items === null ? null : rawPerUnit(product, column, items);
    const highest = column === null ? 0 : (scale.highest[column] ?? 0);
    const type = setting === "comparison" ? metric?.type : metric?.type_port;
    const normalized = metric === undefined || type === undefined ? null : normalize(metric, type, value, highest);
    raw.push(value);
    scores.push(normalized?.score ?? tables.params.metric_missing_default);
    if (normalized === null || normalized.score === null) missing |= bit;
    if (normalized?.below_scale === true) below_scale |= bit;
    if (normalized?.out_of_range === true) out_of_range |= bit;
  });
  return {
    items,
    per_use: item.raw,
    raw,
    scores,
    summary: summaryOf(scores, weights),
    assumed: item.assumed | missing,
    below_scale,
    out_of_range,
    missing,
  };
};
