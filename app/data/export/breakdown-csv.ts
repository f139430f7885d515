import { METRIC_IDS } from "../../../edge-api/contract/metrics.ts";
import type { Catalogue } from "../../../workers/engine/catalogue.ts";
import type { Grouping } from "../../../workers/engine/portfolio/line-groups.ts";
import type { GroupScores } from "../../../workers/engine/portfolio/portfolio-result.ts";
import { cellTable } from "./cell-table.ts";
import type { NamedCell } from "./context-columns.ts";
import type { CsvFormat } from "./csv-text.ts";

interface BreakdownReport {
  readonly by: Grouping;
  readonly groups: readonly (GroupScores & { readonly key: string; readonly lines: number })[];
  readonly catalogue: Catalogue;
  /** the same on every row */
  readonly context: readonly NamedCell[];
}

const NAMES = { site: "site", use_case: "usecase_id", month: "month" } as const satisfies Record<Grouping, string>;

/** One row a group: its lines, uses, scores, impacts and masses. Full precision. */
export const breakdownCsv = ({ by, groups, catalogue, context }: BreakdownReport, format: CsvFormat): string => {
  const useCaseOf = (id: string): string =>
    catalogue.use_cases.find(({ usecase_id }) => usecase_id === id)?.usecase_name ?? id;
  const unitOf = (id: string): string => catalogue.metrics.find(({ metric_id }) => metric_id === id)?.unit || "points";
  const climate = groups.reduce((sum, { raw }) => sum + (raw.climate ?? 0), 0);
  return cellTable(
    groups.map(({ key, lines, raw, score, summary, best, worst, kpis }): NamedCell[] => [
      { name: NAMES[by], value: key },
      ...(by === "use_case" ? [{ name: "use case", value: useCaseOf(key) }] : []),
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
      ...context,
    ]),
    [NAMES[by]],
    format,
  );
};
