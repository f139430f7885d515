import type { Sensitivity } from "../../workers/engine/analysis/lever-curve.ts";
import type { Lever, LeverKind } from "../../workers/engine/analysis/lever.ts";
import type { CatalogueMetric } from "../../workers/engine/catalogue.ts";
import type { PortfolioScores } from "../../workers/engine/portfolio/portfolio-result.ts";
import { portfolioSensitivityAtom } from "../state/analysis/portfolio-sensitivity.ts";
import {
  sensitivityAtom,
  triedLeverAtom,
  triedPortfolioAtom,
  type MovedProduct,
} from "../state/analysis/sensitivity.ts";
import { portfolioNamesOf } from "../state/portfolio/portfolio-names.ts";
import { portfolioScoresAtom } from "../state/portfolio/portfolio-scores.ts";
import {
  metricsInOrder,
  flag,
  metricUnitName,
  productCells,
  type NamedCell,
  type TableContext,
} from "./context-columns.ts";
import { cellTable, type CsvFormat, rowTable } from "./csv-text.ts";
import { tableDownload } from "./subject-table.ts";

const UNITS: Readonly<Record<LeverKind, string>> = {
  uses: "uses",
  mass: "g per item",
  recycled_content: "%",
  distance: "km",
  wash_energy: "kWh per rack",
};

/** A portfolio's scores as saved, and with a lever of one of its products moved. */
interface TriedPortfolioReport extends Pick<TableContext, "context"> {
  readonly prodsys_id: string;
  readonly product: string;
  readonly lever: Lever;
  readonly value: number;
  readonly saved: PortfolioScores;
  readonly tried: PortfolioScores;
  /** in display order */
  readonly metrics: readonly CatalogueMetric[];
}

/** One row for the summary and one per metric: raw totals and scores, as saved and as tried. Full precision. */
const triedPortfolioCsv = (report: TriedPortfolioReport, format: CsvFormat): string => {
  const { prodsys_id, product, lever, value, saved, tried, metrics, context } = report;
  const figure: readonly NamedCell[] = [
    { name: "product_id", value: prodsys_id },
    { name: "product", value: product },
    { name: "figure", value: lever.kind },
    { name: "stage", value: lever.stage || null },
    { name: "usual value [unit]", value: lever.now },
    { name: "value tried [unit]", value },
    { name: "unit", value: UNITS[lever.kind] },
  ];
  const row = (id: string, name: string, unit: string | null, cells: readonly (number | null)[]): NamedCell[] => [
    { name: "metric_id", value: id },
    { name: "metric", value: name },
    { name: "unit of raw", value: unit },
    ...["raw saved [unit of raw]", "raw tried [unit of raw]", "score saved", "score tried"].map((column, at) => ({
      name: column,
      value: cells[at] ?? null,
    })),
    ...figure,
    ...context,
  ];
  return cellTable(
    [
      row("summary", "Summary", null, [null, null, saved.summary, tried.summary]),
      ...metrics.map((metric) => {
        const { metric_id: id } = metric;
        const figures = [saved.raw[id], tried.raw[id], saved.score[id], tried.score[id]];
        return row(id, metric.metric_name, metricUnitName(metric), figures);
      }),
    ],
    ["metric_id", "score saved", "score tried"],
    format,
  );
};

interface SensitivityReport extends TableContext {
  /** what the summaries belong to: the product, or the portfolio that has it */
  readonly kind: "product" | "portfolio";
  readonly prodsys_id: string;
  readonly curve: Sensitivity;
}

const idsOf = (changes: Sensitivity["changes"]): string | null =>
  changes.map(({ other_id }) => other_id).join(" ") || null;

/** One row per value of the lever: the summary at that value, and the unchanged summaries of the others. Full precision. */
const sensitivityCsv = (report: SensitivityReport, format: CsvFormat): string => {
  const summaryName = `summary score${report.kind === "portfolio" ? " of the portfolio" : ""} [0-100, higher is better]`;
  const { lever, points, others, changes } = report.curve;
  return rowTable(["product_id", "figure", "value [unit]", summaryName], format, points, ({ value, summary }, at) => {
    const before = points[at - 1]?.value ?? Number.NEGATIVE_INFINITY;
    const passed = changes.filter((change) => change.value > before && change.value <= value);
    return [
      ...productCells(report, report.prodsys_id),
      { name: "figure", value: lever.kind },
      { name: "stage", value: lever.stage || null },
      { name: "value [unit]", value },
      { name: "unit", value: UNITS[lever.kind] },
      { name: "usual value", value: flag(value === lever.now) },
      { name: summaryName, value: summary },
      { name: `ahead from here of ${report.kind}_id`, value: idsOf(passed.filter(({ ahead }) => ahead)) },
      { name: `behind from here ${report.kind}_id`, value: idsOf(passed.filter(({ ahead }) => !ahead)) },
      ...others.map((other) => ({ name: `summary score of ${other.id}`, value: other.summary })),
      ...report.context,
    ];
  });
};

/** Downloads the scores along a lever: of a comparison's product, or of a portfolio. */
export const downloadSensitivityAtom = tableDownload(({ get }, product: MovedProduct, lever_id: string) => {
  const curveAtom = product.kind === "comparison" ? sensitivityAtom : portfolioSensitivityAtom;
  const { value: curve } = get(curveAtom(product, lever_id));
  return (
    curve && {
      subject: product,
      data_version: curve.data_version,
      what: `what if ${curve.lever.kind.replace("_", " ")}`,
      write: (file, format) => sensitivityCsv({ ...file, prodsys_id: product.prodsys_id, curve }, format),
    }
  );
});

export const downloadTriedPortfolioAtom = tableDownload(({ get }, id: string) => {
  const moved = get(triedLeverAtom);
  const { value: tried, isAsking } = get(triedPortfolioAtom);
  const { scores: saved } = get(portfolioScoresAtom(id));
  if (moved?.id !== id || isAsking || !tried || !saved) return null;
  const { prodsys_id, lever, value } = moved;
  return {
    subject: { kind: "portfolio", id },
    what: "what if",
    write: (file, format) => {
      const product = portfolioNamesOf(file.catalogue).product(prodsys_id).name;
      const metrics = metricsInOrder(file);
      const { context } = file;
      return triedPortfolioCsv({ prodsys_id, product, lever, value, saved, tried, metrics, context }, format);
    },
  };
});
