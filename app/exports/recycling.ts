import type { CatalogueMetric } from "../../workers/engine/catalogue.ts";
import { type EffectScores, recyclingEffectAtom, triedRecyclingAtom } from "../state/analysis/recycling-effect.ts";
import { type Subject, subjectKey } from "../state/core/subject.ts";
import {
  flag,
  metricsInOrder,
  metricUnitName,
  type NamedCell,
  productCells,
  type TableContext,
} from "./context-columns.ts";
import { cellTable, type CsvFormat } from "./csv-text.ts";
import { tableDownload } from "./subject-table.ts";

interface RecyclingEffectReport extends TableContext {
  readonly rows: EffectScores;
  /** the basis of raw values: "functional unit", or null for totals */
  readonly per: string | null;
  /** whether the tried settings are custom, not regional averages */
  readonly triedCustom: boolean;
}

/** One row per metric of each product, or of the portfolio: with the saved and the tried settings. Full precision. */
const recyclingEffectCsv = (report: RecyclingEffectReport, format: CsvFormat): string => {
  const { rows, per, triedCustom, context } = report;
  const unitOf = (metric: CatalogueMetric): string => {
    const unit = metricUnitName(metric);
    return metric.type === "quant" && per !== null ? `${unit} per ${per}` : unit;
  };
  const row = (
    { prodsys_id, before, now }: EffectScores[number],
    metric: CatalogueMetric | null,
  ): readonly NamedCell[] => {
    const id = metric?.metric_id;
    const [score, tried] = id === undefined ? [before.summary, now.summary] : [before.score[id], now.score[id]];
    return [
      ...(prodsys_id === null ? [] : productCells(report, prodsys_id)),
      { name: "metric_id", value: id ?? "summary" },
      { name: "metric", value: metric?.metric_name ?? "Summary" },
      { name: "score before [higher is better]", value: score },
      { name: "score with the tried settings [higher is better]", value: tried },
      { name: "raw before [unit of raw]", value: id === undefined ? null : before.raw[id] },
      { name: "raw with the tried settings [unit of raw]", value: id === undefined ? null : now.raw[id] },
      { name: "unit of raw", value: metric && unitOf(metric) },
      { name: "assumed", value: id === undefined ? null : flag(now.assumed.includes(id)) },
      { name: "tried recycling settings", value: triedCustom ? "custom" : "regional averages" },
      ...context,
    ];
  };
  const metrics = [null, ...metricsInOrder(report)];
  return cellTable(
    rows.flatMap((scored) => metrics.map((metric) => row(scored, metric))),
    ["metric_id"],
    format,
  );
};

/** Downloads the shown effect of tried recycling settings on the scores; never that of another subject. */
export const downloadRecyclingEffectAtom = tableDownload(({ get }, subject: Subject) => {
  const [{ value: rows, isAsking }, tried] = [get(recyclingEffectAtom), get(triedRecyclingAtom)];
  const isShown = !isAsking && tried !== null && subjectKey(tried.subject) === subjectKey(subject);
  if (rows === null || !isShown) return null;
  return {
    subject,
    what: "recycling effect",
    write: (file, format) => {
      const per = subject.kind === "comparison" ? "functional unit" : null;
      return recyclingEffectCsv({ ...file, rows, per, triedCustom: tried.recycling.custom }, format);
    },
  };
});
