import type { Comparison } from "../../edge-api/contract/comparison.ts";
import { QUANT_METRIC_IDS, type MetricId } from "../../edge-api/contract/metrics.ts";
import type { DataQuality } from "../../workers/engine/analysis/data-quality.ts";
import type { EndOfLifeMarks } from "../../workers/engine/analysis/end-of-life-marks.ts";
import { estimatedShare } from "../../workers/engine/analysis/estimates.ts";
import type { WaterFigures } from "../../workers/engine/analysis/water-figures.ts";
import type { CatalogueMetric } from "../../workers/engine/catalogue.ts";
import type { ComparisonScores, ProductScores } from "../../workers/engine/comparison-result.ts";
import { marketRulesOf } from "../../workers/engine/rules/market-rules.ts";
import { LAW_COLUMN, lawText } from "../../workers/export/law-column.ts";
import { flag, metricsInOrder, productCells, type NamedCell, type TableContext } from "./context-columns.ts";
import { csvText, type CsvCell, type CsvFormat } from "./csv-text.ts";

/** The data of a file about a comparison's scores, which are in the order of its products. */
export interface ComparisonReport extends TableContext {
  readonly comparison: Pick<Comparison, "region_use" | "weights">;
  readonly scores: ComparisonScores;
  /** prodsys_id of the baseline; null = none, or not among the products */
  readonly baseline?: string | null;
  /** further figures, by the index of the product; absent = without their columns */
  readonly quality?: readonly (DataQuality | null)[];
  readonly water?: readonly (WaterFigures | null)[];
  readonly end_of_life?: readonly (EndOfLifeMarks | null)[];
}

interface Column {
  readonly name: string;
  readonly cell: (product: ProductScores) => CsvCell;
}

const constant = ({ name, value }: NamedCell): Column => ({ name, cell: () => value });

/** The market rules of the region of use for a product, each with status, date and source; "" = none known. */
const lawCell = ({ comparison, catalogue }: ComparisonReport, prodsys_id: string): string => {
  const product = catalogue.products.find((one) => one.prodsys_id === prodsys_id);
  return product === undefined ? "" : lawText(marketRulesOf(product, comparison.region_use, catalogue));
};

const productColumns = (report: ComparisonReport): Column[] => [
  ...productCells(report, "").map(({ name }, place): Column => ({
    name,
    cell: ({ prodsys_id }) => productCells(report, prodsys_id)[place]?.value ?? null,
  })),
  { name: LAW_COLUMN, cell: ({ prodsys_id }) => lawCell(report, prodsys_id) },
  { name: "uses per item", cell: ({ uses }) => uses },
  { name: "items per functional unit", cell: ({ items }) => items },
];

/** What the scores depend on: the weights, and the columns of all files. */
const contextColumns = (report: ComparisonReport): Column[] => {
  const { weights } = report.comparison;
  const weightOf = ({ metric_id, weight }: CatalogueMetric): number =>
    weights === undefined ? weight : (weights[metric_id] ?? 0);
  return [
    ...metricsInOrder(report).map((metric) =>
      constant({ name: `${metric.metric_id} weight`, value: weightOf(metric) }),
    ),
    ...report.context.map(constant),
  ];
};

/** The value of each metric and its marks (decisions.md 10 and 11). */
const metricColumns = (
  report: ComparisonReport,
  name: (metric: CatalogueMetric) => string,
  value: (product: ProductScores, id: MetricId) => number | null,
): Column[] =>
  metricsInOrder(report).flatMap((metric) => {
    const id = metric.metric_id;
    return [
      { name: name(metric), cell: (product) => value(product, id) },
      { name: `${id} assumed`, cell: ({ assumed }) => flag(assumed.includes(id)) },
      { name: `${id} below scale`, cell: ({ below_scale }) => flag(below_scale.includes(id)) },
    ];
  });

interface Measure {
  readonly name: string;
  readonly value: (product: ProductScores) => number | null;
}

/** With a pinned baseline: its product_id, and each measure minus the baseline's; else none. */
const differenceColumns = (report: ComparisonReport, measures: readonly Measure[]): Column[] => {
  const baseline = existing(report).find(({ prodsys_id }) => prodsys_id === report.baseline);
  if (baseline === undefined) return [];
  return [
    constant({ name: "baseline product_id", value: baseline.prodsys_id }),
    ...measures.map(({ name, value }): Column => ({
      name: `${name} minus baseline`,
      cell: (product) => {
        const [own, base] = [value(product), value(baseline)];
        return own === null || base === null ? null : own - base;
      },
    })),
  ];
};

/** Ranks by summary, best first, equal values share a rank; a product without a summary has none. */
const ranksOf = (products: readonly ProductScores[]): ReadonlyMap<string, number> => {
  const summaries = products.flatMap(({ summary }) => summary ?? []);
  return new Map(
    products.flatMap(({ prodsys_id, summary }) =>
      summary === null ? [] : [[prodsys_id, 1 + summaries.filter((other) => other > summary).length] as const],
    ),
  );
};

/** Products without scores, because they do not exist, have no row. */
const existing = ({ scores }: ComparisonReport): ProductScores[] =>
  scores.products.filter((product) => product !== null);

const table = (columns: readonly Column[], report: ComparisonReport, format: CsvFormat): string =>
  csvText(
    columns.map(({ name }) => name),
    existing(report).map((product) => columns.map(({ cell }) => cell(product))),
    format,
  );

/** How much of each score rests on estimates, as the explanation and the report say; none while it is not worked out. */
const estimateColumns = ({ scores, quality }: ComparisonReport): Column[] => {
  if (quality === undefined) return [];
  const of = (product: ProductScores): DataQuality | null => quality[scores.products.indexOf(product)] ?? null;
  return [
    { name: "summary rests on estimates [share, 0-1]", cell: (product) => of(product)?.summary ?? null },
    ...QUANT_METRIC_IDS.map((metric): Column => ({
      name: `${metric} rests on estimates [share, 0-1]`,
      cell: (product) => {
        const known = of(product);
        return known && estimatedShare(known[metric]);
      },
    })),
  ];
};

/** What is no metric: water by scarcity and what washing draws, climate under four fates at the end of life. */
const besideColumns = ({ scores, water, end_of_life }: ComparisonReport): Column[] => {
  const column = <T>(list: readonly (T | null)[], name: string, of: (figures: T) => number | null): Column => ({
    name,
    cell: (product) => {
      const figures = list[scores.products.indexOf(product)] ?? null;
      return figures === null ? null : of(figures);
    },
  });
  const unit = "per functional unit";
  return [
    ...(water === undefined
      ? []
      : [
          column(water, `water scarcity [m3 world-eq ${unit}]`, ({ scarcity }) => scarcity),
          column(water, `drawn for washing [L ${unit}]`, ({ withdrawn_by_washing }) => withdrawn_by_washing),
        ]),
    ...(end_of_life === undefined
      ? []
      : (["landfilled", "incinerated", "recovered"] as const).map((fate) =>
          column(end_of_life, `climate if all ${fate} [g CO2e ${unit}]`, (marks) => marks[fate]),
        )),
  ];
};

/** Normalized scores and summary, one row a product in the order of the comparison. Full precision. */
export const resultsCsv = (report: ComparisonReport, format: CsvFormat): string => {
  const ranks = ranksOf(existing(report));
  return table(
    [
      ...productColumns(report),
      { name: "rank", cell: ({ prodsys_id }) => ranks.get(prodsys_id) ?? null },
      { name: "summary score [0-100, higher is better]", cell: ({ summary }) => summary },
      ...metricColumns(
        report,
        ({ metric_id }) => `${metric_id} score [1-100, higher is better]`,
        (product, id) => product.score[id],
      ),
      ...estimateColumns(report),
      ...differenceColumns(report, [
        { name: "summary score", value: ({ summary }) => summary },
        ...metricsInOrder(report).map(({ metric_id }) => ({
          name: `${metric_id} score`,
          value: ({ score }: ProductScores) => score[metric_id],
        })),
      ]),
      ...contextColumns(report),
    ],
    report,
    format,
  );
};

/** Raw values with their units, per functional unit or per use; lower is better. */
export const rawScoresCsv = (report: ComparisonReport, perUse: boolean, format: CsvFormat): string => {
  const basis = perUse ? "use of one item" : "functional unit";
  const rawOf = (product: ProductScores) => (perUse ? product.raw_per_use : product.raw);
  const unitOf = ({ type, unit }: CatalogueMetric): string =>
    type === "quant" ? `${unit} per ${basis}` : unit || "points";
  return table(
    [
      ...productColumns(report),
      { name: "basis", cell: () => `per ${basis}` },
      ...metricColumns(
        report,
        (metric) => `${metric.metric_id} raw [${unitOf(metric)}]`,
        (product, id) => rawOf(product)[id],
      ),
      ...differenceColumns(
        report,
        metricsInOrder(report).map((metric) => ({
          name: `${metric.metric_id} raw [${unitOf(metric)}]`,
          value: (product) => rawOf(product)[metric.metric_id],
        })),
      ),
      ...besideColumns(report),
      ...contextColumns(report),
    ],
    report,
    format,
  );
};
