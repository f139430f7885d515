import type { MetricId } from "../../../edge-api/contract/metrics.ts";
import type { PortfolioTotals } from "../../../workers/engine/portfolio/portfolio-result.ts";
import { versionCell } from "../../../workers/export/version-cell.ts";
import { rowTable } from "./cell-table.ts";
import { flag, metricsInOrder, metricUnitName, type NamedCell, type TableContext } from "./context-columns.ts";
import type { CsvFormat } from "./csv-text.ts";

/** A row of a portfolio's comparison with others. */
export interface SideBySideRow {
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
