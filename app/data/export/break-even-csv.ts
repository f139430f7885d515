import type { BreakEvenPair } from "../../../workers/engine/analysis/break-even.ts";
import { cellTable } from "./cell-table.ts";
import { contextCells, productCells, type ComparisonContext } from "./context-columns.ts";
import type { CsvFormat } from "./csv-text.ts";

export interface BreakEvenReport extends ComparisonContext {
  readonly pairs: readonly BreakEvenPair[];
}

/** One row a pair and metric: from how many uses on the reusable is lower, and the two lines that meet there. */
export const breakEvenCsv = (report: BreakEvenReport, format: CsvFormat): string => {
  const metrics = ["climate", "h2o", "plastic_pollution", "land_use"] as const;
  return cellTable(
    report.pairs.flatMap(({ reusable_id, other_id, by_metric }) =>
      metrics.map((metric) => {
        const { uses, crossing, never, life, per_use, other } = by_metric[metric];
        const unit = report.catalogue.metrics.find(({ metric_id }) => metric_id === metric)?.unit ?? "";
        const counted = report.catalogue.products.find(({ prodsys_id }) => prodsys_id === reusable_id)?.uses ?? null;
        const known = never === null || never === "wash_costs_more";
        const [reusable, single] = [productCells(report, reusable_id), productCells(report, other_id)];
        return [
          { name: "reusable_id", value: reusable_id },
          { name: "reusable product", value: reusable[1]?.value ?? reusable_id },
          { name: "single_use_id", value: other_id },
          { name: "single-use product", value: single[1]?.value ?? other_id },
          { name: "metric", value: metric },
          { name: "break-even [uses]", value: uses },
          { name: "lines cross at [uses]", value: crossing },
          { name: "why never", value: never },
          { name: "uses that the scores count", value: counted },
          { name: "unit", value: unit },
          { name: "reusable, before the first use [unit per functional unit]", value: known ? life : null },
          { name: "reusable, each use [unit per functional unit]", value: known ? per_use : null },
          { name: "single-use, each use [unit per functional unit]", value: known ? other : null },
          ...contextCells(report),
        ];
      }),
    ),
    ["reusable_id", "single_use_id", "metric", "break-even [uses]"],
    format,
  );
};
