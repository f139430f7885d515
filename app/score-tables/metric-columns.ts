import type { Comparison } from "../../edge-api/contract/comparison.ts";
import type { MetricId } from "../../edge-api/contract/metrics.ts";
import type { Catalogue } from "../../workers/engine/catalogue.ts";
import { formatNumber, formatUnit } from "../text/format.ts";

/** One column of the score tables. */
export interface MetricColumn {
  readonly metric_id: MetricId;
  readonly name: string;
  /** display unit */
  readonly unit: string;
  /** true for a rating, which has no unit; otherwise an amount per serving */
  readonly isRating: boolean;
  /** best and worst possible rating; null if the scale is open */
  readonly range: readonly [best: number, worst: number] | null;
  /** weight in the summary, formatted */
  readonly weight: string;
}

const formatWeight = (weight: number): string => formatNumber(weight, 2, 0);

/** Metrics by order_display. With weights of the comparison, a metric that is not in them weighs 0. */
export const metricColumns = (catalogue: Catalogue, weights: Comparison["weights"]): MetricColumn[] =>
  catalogue.metrics
    .toSorted((a, b) => a.order - b.order)
    .map((metric) => ({
      metric_id: metric.metric_id,
      name: metric.metric_name,
      unit: formatUnit(metric.unit),
      isRating: metric.type === "other",
      range: metric.lowest === null || metric.highest === null ? null : [metric.lowest, metric.highest],
      weight: formatWeight(weights ? (weights[metric.metric_id] ?? 0) : metric.weight),
    }));

/** CSS widths of the columns according to the specification: the first 22.5 %, each metric 11 %. */
export const columnWidths = (columns: readonly MetricColumn[]): string[] => ["22.5%", ...columns.map(() => "11%")];
