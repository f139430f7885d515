import type { LineDetail } from "../../edge-api/contract/line-details.ts";
import { portfolioQuality } from "../engine/analysis/data-quality.ts";
import { estimatedShare } from "../engine/analysis/estimates.ts";
import { portfolioEndOfLife } from "../engine/analysis/portfolio-end-of-life.ts";
import { portfolioWater } from "../engine/analysis/portfolio-water.ts";
import type { CompiledProduct } from "../engine/inventory/compiled-product.ts";
import { isQuantMetric, METRIC_PLACE } from "../engine/metrics/metric-set.ts";
import type { PortfolioLine } from "../engine/portfolio/portfolio-line.ts";
import type { LineTable } from "../engine/portfolio/line-table.ts";
import type { LivePortfolio } from "../engine/portfolio/live-portfolio.ts";
import type { EntryScores, PortfolioKpis, PortfolioTotals } from "../engine/portfolio/portfolio-result.ts";
import { productOf } from "../engine/scoring/scope.ts";
import type { MetricRecord } from "../engine/tables/lookup-tables.ts";
import type { CsvCell } from "./csv-cell.ts";
import type { CsvTable } from "./csv-file.ts";
import type { ExportHead } from "./export-api.ts";
import type { ExportNames } from "./export-names.ts";
import { lawColumn } from "./law-column.ts";
import {
  contextColumns,
  detailColumns,
  flag,
  metricsInOrder,
  type NamedColumn,
  rawUnit,
  tableOf,
  tableOfLength,
  versionColumn,
} from "./named-column.ts";

interface EntryRow {
  readonly line: PortfolioLine;
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
const tableOfLines = (live: LivePortfolio, entries: LineTable, columns: readonly NamedColumn<EntryRow>[]): CsvTable =>
  tableOfLength(columns, entries.length, (at) => {
    const { prodsys_id, overrides } = live.columns.entry(at);
    return { line: entries.line(at), product: productOf(live.scope, prodsys_id, overrides), scores: live.entry(at) };
  });

/**
 * The lines of a portfolio in order, with their figures. An import of the file restores the same lines: it reads the
 * first columns and ignores the figures.
 */
export function entriesTable(live: LivePortfolio, entries: LineTable, head: ExportHead, names: ExportNames): CsvTable {
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
  entries: LineTable,
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

/** A metric, or null for the summary. */
type ScoreRow = MetricRecord | null;

const variantColumns = (variant: string, totals: PortfolioTotals | null): NamedColumn<ScoreRow>[] => {
  const prefix = variant === "" ? "" : `${variant} `;
  return [
    {
      name: `${prefix}raw [unit of raw]`,
      cell: (metric) => (metric === null ? null : (totals?.raw[metric.metric_id] ?? null)),
    },
    {
      name: `${prefix}score [higher is better]`,
      cell: (metric) => (metric === null ? (totals?.summary ?? null) : (totals?.score[metric.metric_id] ?? null)),
    },
    {
      name: `${prefix}below scale`,
      cell: (metric) => metric && totals && flag(totals.below_scale.includes(metric.metric_id)),
    },
  ];
};

/** One row per metric and one for the summary, with the best and worst portfolio. Full precision. */
export function scoresTable(live: LivePortfolio, head: ExportHead): CsvTable {
  const scores = live.scores();
  const metrics = metricsInOrder(live.scope);
  const { values } = live.scope.weights;
  const quality = portfolioQuality(live.scope, live.held());
  // ratings have no inventory: no share
  const restsOf = (metric: ScoreRow): CsvCell =>
    metric === null
      ? quality.summary
      : isQuantMetric(metric.metric_id)
        ? estimatedShare(quality[metric.metric_id])
        : null;
  const columns: NamedColumn<ScoreRow>[] = [
    { name: "metric_id", cell: (metric) => metric?.metric_id ?? "summary" },
    { name: "metric", cell: (metric) => metric?.metric_name ?? "Summary" },
    { name: "unit of raw", cell: (metric) => metric && rawUnit(metric) },
    { name: "weight", cell: (metric) => metric && (values[METRIC_PLACE[metric.metric_id]] ?? 0) },
    ...variantColumns("", scores),
    { name: "assumed", cell: (metric) => metric && flag(scores.assumed.includes(metric.metric_id)) },
    { name: "rests on estimates [share, 0-1]", cell: restsOf },
    ...variantColumns("best portfolio", scores.best),
    ...variantColumns("worst portfolio", scores.worst),
    ...contextColumns(head),
  ];
  return tableOf(columns, [...metrics, null]);
}

const UNITS: Readonly<Record<keyof PortfolioKpis, string>> = {
  items: "uses",
  mass_kg: "kg",
  single_use_mass_kg: "kg",
  plastic_mass_kg: "kg",
  reusable_use_share: "share of uses, 0-1",
  recycled_content: "share of mass, 0-1",
  littered_kg: "kg",
  recycled_kg: "kg",
  composted_kg: "kg",
  landfilled_kg: "kg",
  incinerated_kg: "kg",
  open_dumped_kg: "kg",
};

/** One row per key figure (method.md section 9), and the figures that are not metrics (method.md section 10): water, end of life. */
export function kpisTable(live: LivePortfolio, head: ExportHead): CsvTable {
  const { kpis } = live.scores();
  const water = portfolioWater(live.scope, live.held());
  const { total } = portfolioEndOfLife(live.scope, live.counted());
  const rows = [
    ...Object.entries(UNITS).map(([name, unit]) => ({
      name,
      unit,
      value: kpis[name as keyof PortfolioKpis] satisfies CsvCell,
    })),
    { name: "water scarcity", unit: "m3 world-eq", value: water.scarcity },
    { name: "drawn for washing", unit: "L", value: water.withdrawn_by_washing },
    ...(["landfilled", "incinerated", "recovered"] as const).map((fate) => ({
      name: `climate if all ${fate}`,
      unit: "g CO2e",
      value: total[fate],
    })),
  ];
  return tableOf(
    [
      // without the unit in the name: `unit` has it, and it differs with US units
      { name: "key figure", cell: ({ name }) => name.replace(/_kg$/, "") },
      { name: "value [unit]", cell: ({ value }) => value },
      { name: "unit", cell: ({ unit }) => unit },
      ...contextColumns(head),
    ],
    rows,
  );
}
