import type { MetricId } from "../../../edge-api/contract/metrics.ts";
import { cellTable } from "./cell-table.ts";
import {
  flag,
  metricsInOrder,
  metricUnitName,
  productCells,
  type NamedCell,
  type TableContext,
} from "./context-columns.ts";
import type { CsvFormat } from "./csv-text.ts";

interface Scored {
  readonly summary: number | null;
  readonly raw: Readonly<Record<MetricId, number | null>>;
  readonly score: Readonly<Record<MetricId, number | null>>;
  readonly assumed: readonly MetricId[];
}

export interface RecyclingEffectReport extends TableContext {
  readonly rows: readonly {
    /** null = the whole portfolio */
    readonly prodsys_id: string | null;
    readonly before: Scored;
    readonly now: Scored;
  }[];
  /** the basis of raw values: "functional unit", or null for totals */
  readonly per: string | null;
  /** whether the tried settings are custom, not regional averages */
  readonly triedCustom: boolean;
}

/** One row per metric of each product, or of the portfolio: with the saved and the tried settings. Full precision. */
export const recyclingEffectCsv = (report: RecyclingEffectReport, format: CsvFormat): string => {
  const { rows, per, triedCustom, context } = report;
  const tried: NamedCell = { name: "tried recycling settings", value: triedCustom ? "custom" : "regional averages" };
  return cellTable(
    rows.flatMap(({ prodsys_id, before, now }) => {
      const about = prodsys_id === null ? [] : productCells(report, prodsys_id);
      const summary: readonly NamedCell[] = [
        ...about,
        { name: "metric_id", value: "summary" },
        { name: "metric", value: "Summary" },
        { name: "score before [higher is better]", value: before.summary },
        { name: "score with the tried settings [higher is better]", value: now.summary },
        { name: "raw before [unit of raw]", value: null },
        { name: "raw with the tried settings [unit of raw]", value: null },
        { name: "unit of raw", value: null },
        { name: "assumed", value: null },
        tried,
        ...context,
      ];
      const metrics = metricsInOrder(report).map((metric): readonly NamedCell[] => {
        const { metric_id: id, type } = metric;
        const unit = metricUnitName(metric);
        return [
          ...about,
          { name: "metric_id", value: id },
          { name: "metric", value: metric.metric_name },
          { name: "score before [higher is better]", value: before.score[id] },
          { name: "score with the tried settings [higher is better]", value: now.score[id] },
          { name: "raw before [unit of raw]", value: before.raw[id] },
          { name: "raw with the tried settings [unit of raw]", value: now.raw[id] },
          { name: "unit of raw", value: type === "quant" && per !== null ? `${unit} per ${per}` : unit },
          { name: "assumed", value: flag(now.assumed.includes(id)) },
          tried,
          ...context,
        ];
      });
      return [summary, ...metrics];
    }),
    ["metric_id"],
    format,
  );
};
