import type { Comparison } from "../../edge-api/contract/comparison.ts";
import type { Catalogue, CatalogueMetric } from "../../workers/engine/catalogue.ts";
import { climateMethod } from "../../workers/engine/climate-method.ts";
import type { ExportHead } from "../../workers/export/export-api.ts";
import { CLIMATE_METHOD_COLUMN, contextColumns, versionCell } from "../../workers/export/named-column.ts";
import type { CsvCell } from "./csv-text.ts";

/** The data that every file about a comparison describes itself with. */
export interface ComparisonContext {
  readonly comparison: Comparison;
  readonly catalogue: Catalogue;
  /** the dataset version of the figures */
  readonly data_version: string;
  /** the figures are the view without the reuse rule, and say so */
  readonly without_reuse_rule?: boolean;
}

/** What a table about a comparison or portfolio is written with: names, and the cells that are the same on every row. */
export interface TableContext {
  readonly catalogue: Catalogue;
  readonly context: readonly NamedCell[];
}

export interface NamedCell {
  readonly name: string;
  readonly value: CsvCell;
}

/** Named cells of an object's fields, in their order. */
export const namedCells = (values: Readonly<Record<string, CsvCell>>): NamedCell[] =>
  Object.entries(values).map(([name, value]) => ({ name, value }));

/** What is added from `before` to `now`; null = one of the two is unknown. */
export const difference = (now: number | null, before: number | null): number | null =>
  now === null || before === null ? null : now - before;

/** A yes or no as the tables write it. */
export const flag = (set: boolean): string => (set ? "yes" : "no");

/** The metrics in the order of the results page. */
export const metricsInOrder = ({ catalogue }: Pick<TableContext, "catalogue">): CatalogueMetric[] =>
  catalogue.metrics.toSorted((a, b) => a.order - b.order);

/** The unit of a metric's raw value for column names; ratings are in points. */
export const metricUnitName = ({ type, unit }: CatalogueMetric): string => (type === "quant" ? unit : unit || "points");

/** The product of a row: its id, its name, and whether it is reusable. */
export const productCells = ({ catalogue }: Pick<TableContext, "catalogue">, prodsys_id: string): NamedCell[] => {
  const product = catalogue.products.find((product) => product.prodsys_id === prodsys_id);
  return [
    { name: "product_id", value: prodsys_id },
    { name: "product", value: product?.prodsys_name ?? prodsys_id },
    { name: "reusable", value: flag(product?.reusable ?? false) },
  ];
};

/** What the figures depend on; the same on every row, so that rows of several files can be combined. */
export const contextCells = (context: ComparisonContext): NamedCell[] => {
  const { comparison, catalogue, data_version } = context;
  const useCase = catalogue.use_cases.find((one) => one.usecase_id === comparison.usecase_id);
  const region = catalogue.regions.find((one) => one.region_id === comparison.region_use);
  const food = catalogue.foods.find((one) => one.food_id === comparison.food_id);
  return [
    { name: "comparison_id", value: comparison.comparison_id },
    { name: "comparison", value: comparison.comparison_name },
    { name: "region_id", value: comparison.region_use },
    { name: "region", value: region?.region_name ?? comparison.region_use },
    { name: "usecase_id", value: comparison.usecase_id },
    { name: "use case", value: useCase?.usecase_name ?? comparison.usecase_id },
    {
      name: "functional unit",
      value: useCase === undefined ? null : useCase.text_phrase || `${useCase.size_standard} ${useCase.unit}`,
    },
    { name: "food_id", value: comparison.food_id },
    { name: "food", value: food?.food_name ?? comparison.food_id },
    { name: "weights", value: comparison.weights === undefined ? "usual weights" : "own weights" },
    ...(context.without_reuse_rule === true
      ? [{ name: "ratings", value: "a view: reusables rated like other products, not the score" }]
      : []),
    { name: "recycling settings", value: comparison.customCompostingAndRecycling ? "custom" : "regional averages" },
    { name: CLIMATE_METHOD_COLUMN, value: climateMethod(catalogue) },
    { name: "data version", value: versionCell(data_version) },
  ];
};

/** The columns with which the worker's files describe a portfolio, for files that the page writes. */
export const headCells = (head: ExportHead): NamedCell[] =>
  contextColumns(head).map(({ name, cell }) => ({ name, value: cell(null) }));
