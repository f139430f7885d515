import type { Comparison } from "../../../edge-api/contract/comparison.ts";
import type { MetricId } from "../../../edge-api/contract/metrics.ts";
import type { Catalogue, CatalogueMetric } from "../../../workers/engine/catalogue.ts";
import type { ComparisonScores, ProductScores } from "../../../workers/engine/comparison-result.ts";
import { csvText, type CsvCell, type CsvFormat } from "./csv-text.ts";

/** Everything that a file about a comparison says. Scores in the order of the comparison's products. */
export interface ComparisonReport {
  readonly comparison: Comparison;
  readonly catalogue: Catalogue;
  readonly scores: ComparisonScores;
  /** the dataset that the scores are of */
  readonly data_version: string;
}

interface Column {
  readonly name: string;
  readonly cell: (product: ProductScores) => CsvCell;
}

const flag = (set: boolean): string => (set ? "yes" : "no");

const inOrder = (metrics: readonly CatalogueMetric[]): CatalogueMetric[] =>
  metrics.toSorted((a, b) => a.order - b.order);

/** Which product each row is about: ids beside names. */
const productColumns = ({ catalogue }: ComparisonReport): Column[] => {
  const known = new Map(catalogue.products.map((product) => [product.prodsys_id, product]));
  const of = (id: string) => known.get(id);
  return [
    { name: "product_id", cell: ({ prodsys_id }) => prodsys_id },
    { name: "product", cell: ({ prodsys_id }) => of(prodsys_id)?.prodsys_name ?? prodsys_id },
    { name: "reusable", cell: ({ prodsys_id }) => flag(of(prodsys_id)?.reusable ?? false) },
    { name: "uses per item", cell: ({ uses }) => uses },
    { name: "items per functional unit", cell: ({ items }) => items },
  ];
};

const constant = (name: string, value: CsvCell): Column => ({ name, cell: () => value });

/** What the scores depend on, the same on every row, so that rows of several files can stand in one table. */
const contextColumns = ({ comparison, catalogue, data_version }: ComparisonReport): Column[] => {
  const useCase = catalogue.use_cases.find((one) => one.usecase_id === comparison.usecase_id);
  const region = catalogue.regions.find((one) => one.region_id === comparison.region_use);
  const food = catalogue.foods.find((one) => one.food_id === comparison.food_id);
  const weight = ({ metric_id, weight }: CatalogueMetric): number =>
    comparison.weights === undefined ? weight : (comparison.weights[metric_id] ?? 0);
  return [
    constant("comparison_id", comparison.comparison_id),
    constant("comparison", comparison.comparison_name),
    constant("region_id", comparison.region_use),
    constant("region", region?.region_name ?? comparison.region_use),
    constant("usecase_id", comparison.usecase_id),
    constant("use case", useCase?.usecase_name ?? comparison.usecase_id),
    constant(
      "functional unit",
      useCase === undefined ? null : useCase.text_phrase || `${useCase.size_standard} ${useCase.unit}`,
    ),
    constant("food_id", comparison.food_id),
    constant("food", food?.food_name ?? comparison.food_id),
    constant("recycling settings", comparison.customCompostingAndRecycling ? "custom" : "regional averages"),
    ...inOrder(catalogue.metrics).map((metric) => constant(`${metric.metric_id} weight`, weight(metric))),
    constant("data version", data_version),
  ];
};

/** Per metric the value and its marks (decisions.md 10 and 11). */
const metricColumns = (
  { catalogue }: ComparisonReport,
  name: (metric: CatalogueMetric) => string,
  value: (product: ProductScores, id: MetricId) => number | null,
): Column[] =>
  inOrder(catalogue.metrics).flatMap((metric) => {
    const id = metric.metric_id;
    return [
      { name: name(metric), cell: (product) => value(product, id) },
      { name: `${id} assumed`, cell: ({ assumed }) => flag(assumed.includes(id)) },
      { name: `${id} below scale`, cell: ({ below_scale }) => flag(below_scale.includes(id)) },
    ];
  });

/** Places by summary, best first, the same place for the same value; a product without one has no place. */
const ranksOf = (products: readonly ProductScores[]): ReadonlyMap<string, number> => {
  const summaries = products.flatMap(({ summary }) => summary ?? []);
  return new Map(
    products.flatMap(({ prodsys_id, summary }) =>
      summary === null ? [] : [[prodsys_id, 1 + summaries.filter((other) => other > summary).length] as const],
    ),
  );
};

/** Products that do not exist have no scores and no row. */
const existing = ({ scores }: ComparisonReport): ProductScores[] =>
  scores.products.filter((product) => product !== null);

const table = (columns: readonly Column[], report: ComparisonReport, format: CsvFormat): string =>
  csvText(
    columns.map(({ name }) => name),
    existing(report).map((product) => columns.map(({ cell }) => cell(product))),
    format,
  );

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
      ...contextColumns(report),
    ],
    report,
    format,
  );
};

/** Raw values with their units, per functional unit or per use; lower is better. */
export const rawScoresCsv = (report: ComparisonReport, perUse: boolean, format: CsvFormat): string => {
  const basis = perUse ? "use of one item" : "functional unit";
  const unitOf = ({ type, unit }: CatalogueMetric): string =>
    type === "quant" ? `${unit} per ${basis}` : unit || "points";
  return table(
    [
      ...productColumns(report),
      { name: "basis", cell: () => `per ${basis}` },
      ...metricColumns(
        report,
        (metric) => `${metric.metric_id} raw [${unitOf(metric)}]`,
        (product, id) => (perUse ? product.raw_per_use : product.raw)[id],
      ),
      ...contextColumns(report),
    ],
    report,
    format,
  );
};
