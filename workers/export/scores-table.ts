import { portfolioQuality } from "../engine/analysis/data-quality.ts";
import { estimatedShare } from "../engine/analysis/estimates.ts";
import { portfolioEndOfLife } from "../engine/analysis/portfolio-end-of-life.ts";
import { portfolioWater } from "../engine/analysis/portfolio-water.ts";
import { isQuantMetric, METRIC_PLACE } from "../engine/metrics/metric-set.ts";
import type { LivePortfolio } from "../engine/portfolio/live-portfolio.ts";
import type { PortfolioKpis, PortfolioTotals } from "../engine/portfolio/portfolio-result.ts";
import type { MetricRecord } from "../engine/tables/lookup-tables.ts";
import type { CsvCell } from "./csv-cell.ts";
import type { CsvTable } from "./csv-file.ts";
import type { ExportHead } from "./export-api.ts";
import { contextColumns, flag, metricsInOrder, rawUnit, tableOf, type NamedColumn } from "./named-column.ts";

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

/** One row per key figure (method.md section 9), and what stands beside the metrics (method.md section 10): water, end of life. */
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
