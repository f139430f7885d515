import { METRIC_IDS, type MetricId } from "../../edge-api/contract/metrics.ts";
import type { SwapGroup } from "../../workers/engine/analysis/swap-groups.ts";
import type { Catalogue } from "../../workers/engine/catalogue.ts";
import type { Grouping } from "../../workers/engine/portfolio/line-groups.ts";
import type { GroupScores, PortfolioTotals } from "../../workers/engine/portfolio/portfolio-result.ts";
import { versionCell } from "../../workers/export/named-column.ts";
import { currencyAtom } from "../state/analysis/costs.ts";
import { groupCostsAtom } from "../state/analysis/group-costs.ts";
import { portfolioBreakdownAtom } from "../state/portfolio/portfolio-breakdown.ts";
import { portfolioBreakEvensAtom } from "../state/portfolio/portfolio-facts.ts";
import { portfolioScoresAtom } from "../state/portfolio/portfolio-scores.ts";
import type { ChangedGroup } from "../state/portfolio/swap-groups.ts";
import { englishCountryName } from "../text/countries.ts";
import { flag, metricsInOrder, metricUnitName, type NamedCell, type TableContext } from "./context-columns.ts";
import { type CsvFormat, rowTable } from "./csv-text.ts";
import { tableDownload } from "./subject-table.ts";

/** A row of a portfolio's comparison with others. */
interface SideBySideRow {
  readonly kind: "own" | "best" | "worst" | "compared" | "scenario";
  /** portfolio_id; null = lines replaced by the best or worst built-in choice */
  readonly portfolio_id: string | null;
  readonly name: string;
  readonly hasOwnWeights: boolean;
  readonly totals: PortfolioTotals;
  /** null = unknown, for replaced lines */
  readonly assumed: readonly MetricId[] | null;
  /** number of uses, the divisor for raw values per use */
  readonly uses: number;
  /** the dataset version of its scores */
  readonly data_version: string;
}

interface SideBySideReport extends TableContext {
  readonly rows: readonly SideBySideRow[];
}

const KINDS: Readonly<Record<SideBySideRow["kind"], string>> = {
  own: "this portfolio",
  best: "best built-in choice",
  worst: "worst built-in choice",
  compared: "compared portfolio",
  scenario: "scenario of this portfolio",
};

/** One row per portfolio in the order of the screen: scores, totals, and impacts per use. Full precision. */
export const sideBySideCsv = (report: SideBySideReport, format: CsvFormat): string => {
  const metrics = metricsInOrder(report);
  return rowTable(
    ["row"],
    format,
    report.rows,
    ({ kind, portfolio_id, name, hasOwnWeights, totals, assumed, uses, data_version }) => [
      { name: "row", value: KINDS[kind] },
      { name: "compared portfolio_id", value: portfolio_id },
      { name: "compared portfolio", value: name },
      { name: "compared weights", value: hasOwnWeights ? "own weights" : "usual weights" },
      { name: "compared data version", value: versionCell(data_version) },
      { name: "quantity [uses]", value: uses },
      { name: "summary score [0-100, higher is better]", value: totals.summary },
      ...metrics.flatMap((metric): readonly NamedCell[] => {
        const { metric_id: id, type } = metric;
        const [raw, unit] = [totals.raw[id], metricUnitName(metric)];
        return [
          { name: `${id} score [1-100, higher is better]`, value: totals.score[id] },
          { name: `${id} raw [${unit}]`, value: raw },
          ...(type === "quant"
            ? [{ name: `${id} raw [${unit} per use]`, value: raw === null || uses === 0 ? null : raw / uses }]
            : []),
          { name: `${id} assumed`, value: assumed && flag(assumed.includes(id)) },
          { name: `${id} below scale`, value: flag(totals.below_scale.includes(id)) },
        ];
      }),
      ...report.context,
    ],
  );
};

/** The column with the key of a group. */
const GROUP_COLUMNS = {
  site: "site",
  country: "country",
  use_case: "usecase_id",
  month: "month",
} as const satisfies Record<Grouping, string>;

const groupCells = (by: Grouping, key: string, { use_cases }: Pick<Catalogue, "use_cases">): NamedCell[] => {
  const useCase = use_cases.find(({ usecase_id }) => usecase_id === key)?.usecase_name ?? key;
  return [
    { name: GROUP_COLUMNS[by], value: key },
    ...(by === "use_case" ? [{ name: "use case", value: useCase }] : []),
    ...(by === "country" ? [{ name: "country name", value: englishCountryName(key) }] : []),
  ];
};

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
const breakdownCsv = (report: BreakdownReport, format: CsvFormat): string => {
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

interface SwapGroupsReport extends TableContext {
  readonly by: Grouping;
  /** number of changes that the figures are with */
  readonly changes: number;
  readonly groups: readonly (SwapGroup & { readonly key: string; readonly lines: number })[];
}

/** One row a group that swaps change: its scores, impacts and masses as they are and with the changes. Full precision. */
const swapGroupsCsv = (report: SwapGroupsReport, format: CsvFormat): string => {
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

export const downloadBreakdownAtom = tableDownload(({ get }, id: string, by: Grouping) => {
  const { value: groups } = get(portfolioBreakdownAtom(id, by));
  const costs = get(groupCostsAtom(id, by));
  const currency = get(currencyAtom({ kind: "portfolio", id }));
  return (
    groups && {
      subject: { kind: "portfolio", id },
      what: `by ${by.replace("_", " ")}`,
      write: (file, format) => breakdownCsv({ ...file, by, groups, costs, currency }, format),
    }
  );
});

/** Downloads what the first `changes` swaps of a portfolio do to its groups of lines. */
export const downloadSwapGroupsAtom = tableDownload(
  (_, id: string, by: Grouping, changes: number, groups: readonly ChangedGroup[]) => ({
    subject: { kind: "portfolio", id },
    what: `swaps by ${by.replace("_", " ")}`,
    write: (file, format) => swapGroupsCsv({ ...file, by, changes, groups }, format),
  }),
);

/** Downloads the break-evens of a portfolio's reusable products. */
export const downloadPortfolioBreakEvensAtom = tableDownload(({ get }, id: string) => {
  const { value: groups } = get(portfolioBreakEvensAtom(id));
  return (
    groups && {
      subject: { kind: "portfolio", id },
      what: "break-even",
      write: async (file, format) => {
        const { portfolioBreakEvenCsv } = await import("./section-rows.ts");
        return portfolioBreakEvenCsv({ ...file, groups }, format);
      },
    }
  );
});

/** A row on screen, without `assumed` and the version, which are looked up. */
type ShownSideBySideRow = Omit<SideBySideRow, "assumed" | "data_version">;

export const downloadSideBySideAtom = tableDownload(({ get }, id: string, shown: readonly ShownSideBySideRow[]) => {
  const own = get(portfolioScoresAtom(id));
  const rows = shown.map((row): SideBySideRow => {
    const of = row.portfolio_id === null ? own : get(portfolioScoresAtom(row.portfolio_id));
    // the count of assumed lines is of the saved lines, not of their replacements
    const assumed = row.portfolio_id === null ? null : (of.scores?.assumed ?? null);
    return { ...row, assumed, data_version: of.data_version ?? own.data_version ?? "" };
  });
  return {
    subject: { kind: "portfolio", id },
    what: "side by side",
    write: (file, format) => sideBySideCsv({ ...file, rows }, format),
  };
});
