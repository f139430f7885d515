import { QUANT_METRIC_IDS, type QuantMetricId } from "../../../edge-api/contract/metrics.ts";
import type { BreakEvenPair } from "../../../workers/engine/analysis/break-even.ts";
import type { UseCaseBreakEvens } from "../../../workers/engine/analysis/portfolio-break-even.ts";
import type { Catalogue } from "../../../workers/engine/catalogue.ts";
import { cellTable } from "./cell-table.ts";
import { flag, productCells, type NamedCell, type TableContext } from "./context-columns.ts";
import type { CsvFormat } from "./csv-text.ts";
import { whyNever } from "./why-never.ts";

export interface BreakEvenReport extends TableContext {
  readonly pairs: readonly BreakEvenPair[];
}

const SHORT_HEADER = ["reusable_id", "single_use_id", "metric", "break-even [uses]"] as const;

/** The break-even of a pair on a metric, and the two lines of impact over uses that cross there. */
const pairCells = (
  { reusable_id, other_id, by_metric }: BreakEvenPair,
  metric: QuantMetricId,
  { catalogue, counted }: { readonly catalogue: Catalogue; readonly counted: number | null },
): NamedCell[] => {
  const { uses, crossing, never, life, per_use, other } = by_metric[metric];
  const unit = catalogue.metrics.find(({ metric_id }) => metric_id === metric)?.unit ?? "";
  const known = never === null || never === "wash_costs_more";
  const [reusable, single] = [productCells({ catalogue }, reusable_id), productCells({ catalogue }, other_id)];
  return [
    { name: "reusable_id", value: reusable_id },
    { name: "reusable product", value: reusable[1]?.value ?? reusable_id },
    { name: "single_use_id", value: other_id },
    { name: "single-use product", value: single[1]?.value ?? other_id },
    { name: "metric", value: metric },
    { name: "break-even [uses]", value: uses },
    { name: "lines cross at [uses]", value: crossing },
    { name: "why never", value: whyNever(never) },
    { name: "uses that the scores count", value: counted },
    { name: "unit", value: unit },
    { name: "reusable, before the first use [unit per functional unit]", value: known ? life : null },
    { name: "reusable, each use [unit per functional unit]", value: known ? per_use : null },
    { name: "single-use, each use [unit per functional unit]", value: known ? other : null },
  ];
};

/** One row per pair of a comparison and metric. */
export const breakEvenCsv = ({ catalogue, pairs, context }: BreakEvenReport, format: CsvFormat): string =>
  cellTable(
    pairs.flatMap((pair) => {
      const counted = catalogue.products.find(({ prodsys_id }) => prodsys_id === pair.reusable_id)?.uses ?? null;
      return QUANT_METRIC_IDS.map((metric) => [...pairCells(pair, metric, { catalogue, counted }), ...context]);
    }),
    SHORT_HEADER,
    format,
  );

export interface PortfolioBreakEvenReport extends TableContext {
  readonly groups: readonly UseCaseBreakEvens[];
}

/** One row per pair of a portfolio's use case and metric. */
export const portfolioBreakEvenCsv = (report: PortfolioBreakEvenReport, format: CsvFormat): string => {
  const { groups, catalogue, context } = report;
  return cellTable(
    groups.flatMap(({ usecase_id, products, best_id, pairs }) => {
      const useCase = catalogue.use_cases.find((one) => one.usecase_id === usecase_id)?.usecase_name ?? usecase_id;
      return pairs.flatMap((pair) => {
        const [reusable, other] = [pair.reusable_id, pair.other_id].map((id) =>
          products.find(({ prodsys_id }) => prodsys_id === id),
        );
        return QUANT_METRIC_IDS.map((metric): NamedCell[] => [
          { name: "usecase_id", value: usecase_id },
          { name: "use case", value: useCase },
          ...pairCells(pair, metric, { catalogue, counted: reusable?.uses ?? null }),
          { name: "quantity of the reusable [uses]", value: reusable?.quantity ?? null },
          { name: "quantity of the single-use product [uses]", value: other?.quantity ?? null },
          { name: "best single-use product of the use case", value: flag(pair.other_id === best_id) },
          ...context,
        ]);
      });
    }),
    ["usecase_id", ...SHORT_HEADER],
    format,
  );
};
