import { METRIC_IDS } from "../../../edge-api/contract/metrics.ts";
import type { Grouping } from "../../../workers/engine/portfolio/line-groups.ts";
import type { GroupScores } from "../../../workers/engine/portfolio/portfolio-result.ts";
import { rowTable } from "./cell-table.ts";
import type { NamedCell, TableContext } from "./context-columns.ts";
import type { CsvFormat } from "./csv-text.ts";
import { GROUP_COLUMNS, groupCells } from "./group-cells.ts";

interface BreakdownReport extends TableContext {
  readonly by: Grouping;
  readonly groups: readonly (GroupScores & {
    readonly key: string;
    readonly lines: number;
    readonly country: string | null;
  })[];
  /** by key of a group; null = the user has entered no prices */
  readonly costs: ReadonlyMap<string, { readonly cost: number | null; readonly priced: number }> | null;
  /** of the costs */
  readonly currency: string;
}

/** One row a group: its lines, uses, scores, impacts, masses and costs. Full precision. */
export const breakdownCsv = (report: BreakdownReport, format: CsvFormat): string => {
  const { by, groups, catalogue, costs, currency, context } = report;
  const unitOf = (id: string): string => catalogue.metrics.find(({ metric_id }) => metric_id === id)?.unit || "points";
  const climate = groups.reduce((sum, { raw }) => sum + (raw.climate ?? 0), 0);
  return rowTable(
    [GROUP_COLUMNS[by]],
    format,
    groups,
    ({ key, lines, country, raw, score, summary, best, worst, kpis }): NamedCell[] => [
      ...groupCells(by, key, catalogue),
      ...(by === "site" && groups.some((group) => group.country !== null) ? [{ name: "country", value: country }] : []),
      { name: "lines", value: lines },
      { name: "quantity [uses]", value: kpis.items },
      { name: "summary score [0-100, higher is better]", value: summary },
      { name: "summary score of the best choices", value: best },
      { name: "summary score of the worst choices", value: worst },
      { name: "share of climate [0-1]", value: climate > 0 ? (raw.climate ?? 0) / climate : null },
      ...METRIC_IDS.flatMap((id): NamedCell[] => [
        { name: `${id} raw [${unitOf(id)}]`, value: raw[id] },
        { name: `${id} score [1-100, higher is better]`, value: score[id] },
      ]),
      { name: "mass [kg]", value: kpis.mass_kg },
      { name: "mass of single-use products [kg]", value: kpis.single_use_mass_kg },
      { name: "mass of plastic [kg]", value: kpis.plastic_mass_kg },
      { name: "recycled [kg]", value: kpis.recycled_kg },
      { name: "littered [kg]", value: kpis.littered_kg },
      ...(costs === null
        ? []
        : [
            { name: `cost [${currency}]`, value: costs.get(key)?.cost ?? null },
            { name: "share of uses with a price [0-1]", value: costs.get(key)?.priced ?? null },
          ]),
      ...context,
    ],
  );
};
