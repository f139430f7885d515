import type { LineDetail } from "../../edge-api/contract/line-details.ts";
import { METRIC_IDS, type MetricId } from "../../edge-api/contract/metrics.ts";
import type { PortfolioLine } from "../engine/portfolio/portfolio-line.ts";
import type { Scope } from "../engine/scoring/scope.ts";
import type { MetricRecord } from "../engine/tables/lookup-tables.ts";
import type { CsvCell } from "./csv-cell.ts";
import type { CsvTable } from "./csv-file.ts";
import type { ExportHead } from "./export-api.ts";

/** A column of a table: its name, with unit, and its cell in a row. */
export interface NamedColumn<Row> {
  readonly name: string;
  readonly cell: (row: Row) => CsvCell;
}

/** The cell of a yes-or-no column. */
export const flag = (set: boolean): string => (set ? "yes" : "no");

/** The version of the data, in a form that no spreadsheet takes for a number. */
export const versionColumn = ({ data_version }: ExportHead): NamedColumn<unknown> => ({
  name: "data version",
  cell: () => versionCell(data_version),
});

/** The context of the figures, repeated in every row, so that rows of several files fit into one table. */
export const contextColumns = (head: ExportHead): NamedColumn<unknown>[] => [
  ...Object.entries({
    portfolio_id: head.portfolio_id,
    portfolio: head.portfolio_name,
    region_id: head.region_id,
    region: head.region_name,
    "time covered": head.period,
    weights: head.own_weights ? "own weights" : "usual weights",
    "recycling settings": head.custom_recycling ? "custom" : "regional averages",
    [CLIMATE_METHOD_COLUMN]: head.climate_method,
  }).map(([name, value]) => ({ name, cell: () => value })),
  versionColumn(head),
];

/** The known metrics in display order. */
export const metricsInOrder = ({ compiled }: Scope): readonly MetricRecord[] =>
  METRIC_IDS.flatMap((id: MetricId) => {
    const metric = compiled.tables.metrics.get(id);
    return metric === undefined || !metric.known ? [] : [metric];
  }).toSorted((a, b) => a.order - b.order);

/** The unit of a metric's raw value in a portfolio: a sum, a value per functional unit, or points of a rating. */
export const rawUnit = ({ type, type_port, unit }: MetricRecord): string =>
  type !== "quant" ? unit || "points" : type_port === "quant" ? unit : `${unit} per functional unit`;

/** A table of rows that are made when they are written. */
export const tableOfLength = <Row>(
  columns: readonly NamedColumn<Row>[],
  length: number,
  rowAt: (at: number) => Row,
): CsvTable => ({
  header: columns.map(({ name }) => name),
  length,
  row: (at) => {
    const row = rowAt(at);
    return columns.map(({ cell }) => cell(row));
  },
});

/** A table of rows in memory. */
export const tableOf = <Row>(columns: readonly NamedColumn<Row>[], rows: readonly Row[]): CsvTable =>
  tableOfLength(columns, rows.length, (at) => rows[at] as Row);

/** A data version as text: spreadsheets would read `2026.10` as the number 2026.1. */
export const versionCell = (data_version: string): string =>
  /^\d/.test(data_version) ? `v${data_version}` : data_version;

/** The column with the set of warming potentials behind the climate figures of a file. */
export const CLIMATE_METHOD_COLUMN = "climate counted as";

/** What the columns of details are called in files; an import knows these names. */
const NAMES: Readonly<Record<LineDetail, string>> = {
  gtin: "GTIN",
  item_code: "article number",
  site: "site",
  country: "country",
  supplier: "supplier",
  order_number: "order number",
  date: "date",
};

/** A column for each of these details, empty where a line has none or there is no line. */
export const detailColumns = <Row>(
  details: readonly LineDetail[],
  lineOf: (row: Row) => PortfolioLine | null,
  prefix = "",
): NamedColumn<Row>[] =>
  details.map((name) => ({ name: `${prefix}${NAMES[name]}`, cell: (row) => lineOf(row)?.[name] ?? null }));
