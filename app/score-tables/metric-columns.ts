import type { Comparison } from "../../edge-api/contract/comparison.ts";
import type { MetricId } from "../../edge-api/contract/metrics.ts";
import type { Catalogue } from "../../workers/engine/catalogue.ts";
import { formatNumber, formatUnit } from "../text/format.ts";

/** One column of the score tables. */
export interface MetricColumn {
  readonly metric_id: MetricId;
  readonly name: string;
  /** as readers know it */
  readonly unit: string;
  /** a rating has no unit and is no amount per serving */
  readonly isRating: boolean;
  /** best and worst possible rating; null where there is no such end */
  readonly range: readonly [best: number, worst: number] | null;
  /** as it counts in the summary, formatted */
  readonly weight: string;
}

const formatWeight = (weight: number): string => formatNumber(weight, 2, 0);

/** Metrics by order_display, with the comparison's own weights where it has some: one not named weighs 0. */
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

/** Widths of the specification's score tables: the first column 22.5 %, the metrics 11 % each. */
export const columnWidths = (columns: readonly MetricColumn[]): string[] => ["22.5%", ...columns.map(() => "11%")];
