import type { SwapGroup } from "../../../workers/engine/analysis/swap-groups.ts";
import type { Grouping } from "../../../workers/engine/portfolio/line-groups.ts";
import { rowTable } from "./cell-table.ts";
import { metricsInOrder, metricUnitName, type NamedCell, type TableContext } from "./context-columns.ts";
import type { CsvFormat } from "./csv-text.ts";
import { GROUP_COLUMNS, groupCells } from "./group-cells.ts";

interface SwapGroupsReport extends TableContext {
  readonly by: Grouping;
  /** number of changes that the figures are with */
  readonly changes: number;
  readonly groups: readonly (SwapGroup & { readonly key: string; readonly lines: number })[];
}

/** One row a group that swaps change: its scores, impacts and masses as they are and with the changes. Full precision. */
export const swapGroupsCsv = (report: SwapGroupsReport, format: CsvFormat): string => {
  const { by, changes, groups, catalogue, context } = report;
  return rowTable([GROUP_COLUMNS[by]], format, groups, ({ key, lines, before, after }): NamedCell[] => [
    ...groupCells(by, key, catalogue),
    { name: "changes", value: changes },
    { name: "lines changed", value: lines },
    { name: "summary score [0-100, higher is better]", value: before.summary },
    { name: "summary score with the changes [0-100, higher is better]", value: after.summary },
    ...metricsInOrder(report).flatMap((metric): NamedCell[] => {
      const id = metric.metric_id;
      const unit = metricUnitName(metric);
      return [
        { name: `${id} raw [${unit}]`, value: before.raw[id] },
        { name: `${id} raw with the changes [${unit}]`, value: after.raw[id] },
        { name: `${id} score [1-100, higher is better]`, value: before.score[id] },
        { name: `${id} score with the changes [1-100, higher is better]`, value: after.score[id] },
      ];
    }),
    { name: "mass [kg]", value: before.kpis.mass_kg },
    { name: "mass with the changes [kg]", value: after.kpis.mass_kg },
    { name: "mass of plastic [kg]", value: before.kpis.plastic_mass_kg },
    { name: "mass of plastic with the changes [kg]", value: after.kpis.plastic_mass_kg },
    ...context,
  ]);
};
