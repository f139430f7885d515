import { QUANT_METRIC_IDS, STAGES, type QuantMetricId } from "../../../edge-api/contract/metrics.ts";
import type { ProductContributions } from "../../../workers/engine/analysis/product-contributions.ts";
import type { Contribution } from "../../../workers/engine/inventory/contributions.ts";
import { cellTable } from "./cell-table.ts";
import { metricsInOrder, productCells, type NamedCell, type TableContext } from "./context-columns.ts";
import type { CsvFormat } from "./csv-text.ts";

/** Contributions in the order of the comparison; null = the product does not exist, and has no row. */
export interface ImpactReport extends TableContext {
  readonly contributions: readonly (ProductContributions | null)[];
}

const columnsOf = (report: TableContext): readonly { readonly id: QuantMetricId; readonly name: string }[] =>
  metricsInOrder(report).flatMap(({ metric_id, unit }) => {
    const id = QUANT_METRIC_IDS.find((quant) => quant === metric_id);
    return id === undefined ? [] : [{ id, name: `${id} [${unit} per functional unit]` }];
  });

/** The sum of the chosen cells per metric; empty where the raw value is missing. */
const sums = (
  report: ImpactReport,
  product: ProductContributions,
  isIn: (cell: Contribution) => boolean,
): NamedCell[] =>
  columnsOf(report).map(({ id, name }) => ({
    name,
    value: product.by_metric?.[id].reduce((sum, cell) => (isIn(cell) ? sum + cell.value : sum), 0) ?? null,
  }));

const existing = ({ contributions }: ImpactReport) => contributions.filter((product) => product !== null);

/** One row per product and life-cycle stage, one column per metric; the stages of a product add up to its raw value. */
export const stagesCsv = (report: ImpactReport, format: CsvFormat): string =>
  cellTable(
    existing(report).flatMap((product) =>
      STAGES.map((stage) => [
        ...productCells(report, product.prodsys_id),
        { name: "stage", value: stage },
        ...sums(report, product, (cell) => cell.stage === stage),
        ...report.context,
      ]),
    ),
    ["product_id", "stage"],
    format,
  );

/** One row per product, component and stage; washing of the whole product has the component `product`. */
export const componentsCsv = (report: ImpactReport, format: CsvFormat): string =>
  cellTable(
    existing(report).flatMap((product) => {
      const washing = { component_id: "product", component_name: "whole product" };
      const isWashed = product.by_metric?.climate.some(({ component_id }) => component_id === "product") === true;
      return [...product.components, ...(isWashed ? [washing] : [])].flatMap(({ component_id, component_name }) =>
        STAGES.filter((stage) => (stage === "washing") === (component_id === "product")).map((stage) => [
          ...productCells(report, product.prodsys_id),
          { name: "component_id", value: component_id },
          { name: "component", value: component_name },
          { name: "stage", value: stage },
          ...sums(report, product, (cell) => cell.stage === stage && cell.component_id === component_id),
          ...report.context,
        ]),
      );
    }),
    ["product_id", "component_id", "stage"],
    format,
  );
