import type { LineDetail } from "../../edge-api/contract/line-details.ts";
import type { EntryLine } from "../engine/portfolio/entry-line.ts";
import type { EntryTable } from "../engine/portfolio/entry-table.ts";
import type { LivePortfolio } from "../engine/portfolio/live-portfolio.ts";
import type { EntryScores } from "../engine/portfolio/portfolio-result.ts";
import { productOf } from "../engine/scoring/scope.ts";
import type { CompiledProduct } from "../engine/inventory/compiled-product.ts";
import type { CsvTable } from "./csv-file.ts";
import { detailColumns } from "./detail-columns.ts";
import type { ExportHead } from "./export-api.ts";
import type { ExportNames } from "./export-names.ts";
import { lawColumn } from "./law-column.ts";
import {
  contextColumns,
  flag,
  metricsInOrder,
  rawUnit,
  tableOfLength,
  versionColumn,
  type NamedColumn,
} from "./named-column.ts";

interface EntryRow {
  readonly line: EntryLine;
  readonly product: CompiledProduct | null;
  /** null: the product or food no longer exists */
  readonly scores: EntryScores | null;
}

type LineRow = Pick<EntryRow, "line">;

const quantityColumn: NamedColumn<LineRow> = { name: "quantity [uses]", cell: ({ line }) => line.quantity };
const textColumns = (details: readonly LineDetail[]): NamedColumn<LineRow>[] => [
  { name: "label", cell: ({ line }) => line.label },
  ...detailColumns<LineRow>(details, ({ line }) => line),
];
const piecesColumn: NamedColumn<EntryRow> = {
  name: "number of pieces",
  cell: ({ line, product }) => product && line.quantity / product.uses,
};
const massColumn: NamedColumn<EntryRow> = {
  name: "mass [kg]",
  cell: ({ line, product }) => product && (line.quantity / product.uses) * product.mass_kg,
};
const summaryColumn: NamedColumn<EntryRow> = {
  name: "summary score [0-100, higher is better]",
  cell: ({ scores }) => scores && scores.summary,
};

/** The columns that an import reads. */
const lineColumns = (names: ExportNames, details: readonly LineDetail[]): NamedColumn<LineRow>[] => [
  { name: "usecase_id", cell: ({ line }) => line.usecase_id },
  { name: "use case", cell: ({ line }) => names.useCase(line.usecase_id) },
  { name: "product_id", cell: ({ line }) => line.prodsys_id },
  { name: "product", cell: ({ line }) => names.product(line.prodsys_id) },
  { name: "food_id", cell: ({ line }) => line.food_id },
  { name: "food", cell: ({ line }) => names.food(line.food_id) },
  ...textColumns(details),
  quantityColumn,
];

/** The rows of these columns, one for each line in order. */
const tableOfLines = (live: LivePortfolio, entries: EntryTable, columns: readonly NamedColumn<EntryRow>[]): CsvTable =>
  tableOfLength(columns, entries.length, (at) => {
    const { prodsys_id, overrides } = live.columns.entry(at);
    return { line: entries.line(at), product: productOf(live.scope, prodsys_id, overrides), scores: live.entry(at) };
  });

/**
 * The lines of a portfolio in order, with their figures. An import of the file restores the same lines: it reads the
 * first columns and ignores the figures.
 */
export function entriesTable(live: LivePortfolio, entries: EntryTable, head: ExportHead, names: ExportNames): CsvTable {
  return tableOfLines(live, entries, [
    ...lineColumns(names, entries.details),
    { name: "reusable", cell: ({ product }) => product && flag(product.reusable) },
    lawColumn(live.scope, ({ product }) => product),
    { name: "uses per piece", cell: ({ product }) => product && product.uses },
    piecesColumn,
    massColumn,
    summaryColumn,
    ...metricsInOrder(live.scope).flatMap((metric): NamedColumn<EntryRow>[] => {
      const id = metric.metric_id;
      return [
        { name: `${id} raw [${rawUnit(metric)}]`, cell: ({ scores }) => scores && scores.raw[id] },
        { name: `${id} score [1-100, higher is better]`, cell: ({ scores }) => scores && scores.score[id] },
        { name: `${id} assumed`, cell: ({ scores }) => scores && flag(scores.assumed.includes(id)) },
        { name: `${id} below scale`, cell: ({ scores }) => scores && flag(scores.below_scale.includes(id)) },
      ];
    }),
    ...contextColumns(head),
  ]);
}

/** The same lines with names instead of ids, and the few figures that people look at. */
export function shortLinesTable(
  live: LivePortfolio,
  entries: EntryTable,
  head: ExportHead,
  names: ExportNames,
): CsvTable {
  const climate = metricsInOrder(live.scope).find(({ metric_id }) => metric_id === "climate");
  return tableOfLines(live, entries, [
    { name: "use case", cell: ({ line }) => names.useCase(line.usecase_id) },
    { name: "product", cell: ({ line }) => names.product(line.prodsys_id) },
    { name: "food", cell: ({ line }) => names.food(line.food_id) },
    ...textColumns(entries.details),
    quantityColumn,
    piecesColumn,
    massColumn,
    ...(climate === undefined
      ? []
      : [{ name: `climate [${rawUnit(climate)}]`, cell: ({ scores }: EntryRow) => scores && scores.raw.climate }]),
    summaryColumn,
    lawColumn(live.scope, ({ product }) => product),
    { name: "region", cell: () => head.region_name },
    versionColumn(head),
  ]);
}
