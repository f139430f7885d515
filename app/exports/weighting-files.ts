import type { FlipWeights } from "../../workers/engine/analysis/flip-weight.ts";
import type { RankStability } from "../../workers/engine/analysis/rank-stability.ts";
import { weightedScore, type Contest } from "../../workers/engine/analysis/weightings.ts";
import type { Weights } from "../../workers/engine/comparison-result.ts";
import { weightingsAtom } from "../state/analysis/weightings.ts";
import type { Subject } from "../state/core/subject.ts";
import { flag, namedCells, type NamedCell, type TableContext } from "./context-columns.ts";
import { cellTable, type CsvFormat, rowTable } from "./csv-text.ts";
import { tableDownload } from "./subject-table.ts";

/** The data of the tables about other weights. */
interface WeightingsReport extends Pick<TableContext, "context"> {
  /** what is ranked; names the id and name columns */
  readonly kind: "product" | "portfolio";
  readonly contest: Contest;
  readonly weights: Weights;
  readonly nameOf: (id: string) => string;
  readonly metricName: (id: string) => string;
}

const rowOf = (report: WeightingsReport, cells: Readonly<Record<string, NamedCell["value"]>>): NamedCell[] => [
  ...namedCells(cells),
  ...report.context,
];

/** One row per product or portfolio: the share of weightings that rank it first, with seed and draws. */
export const stabilityCsv = (report: WeightingsReport, stability: RankStability, format: CsvFormat): string => {
  // "compared", because every row also has the portfolio of the results
  const before = report.kind === "portfolio" ? "compared " : "";
  return rowTable(
    [`${before}${report.kind}_id`, `${before}${report.kind}`, "first [share of weightings, 0-1]"],
    format,
    stability.shares,
    ({ id, first }) => {
      const one = report.contest.ranked.find((ranked) => ranked.id === id);
      return rowOf(report, {
        [`${before}${report.kind}_id`]: id,
        [`${before}${report.kind}`]: report.nameOf(id),
        "first [share of weightings, 0-1]": first,
        "summary score [0-100, higher is better]": one === undefined ? null : weightedScore(one, report.weights),
        weightings: stability.draws,
        seed: stability.seed,
        distribution: "Dirichlet(1, …, 1)",
        "metrics weighed": stability.metrics.join(" "),
      });
    },
  );
};

/** One row per metric: its weight, and the weight at which the first two change places. */
const flipsCsv = (report: WeightingsReport, flips: FlipWeights, format: CsvFormat): string =>
  cellTable(
    flips.metrics.map((row) =>
      rowOf(report, {
        metric_id: row.metric,
        metric: report.metricName(row.metric),
        weight: report.weights[row.metric] ?? 0,
        "share of the weights [0-1]": row.share,
        "order flips at share [0-1]": row.flips_at,
        "order flips at weight, others as they are": row.flip_weight,
        [`first ${report.kind}_id`]: flips.first_id,
        [`first ${report.kind}`]: report.nameOf(flips.first_id),
        "score of the first": row.first,
        [`second ${report.kind}_id`]: flips.second_id,
        [`second ${report.kind}`]: report.nameOf(flips.second_id),
        "score of the second": row.second,
        [`best ${report.kind}_id`]: row.best_id,
        [`best ${report.kind}`]: report.nameOf(row.best_id),
        "best score": row.best,
        "first is not the best": flag(row.best_id !== flips.first_id),
      }),
    ),
    ["metric_id", "share of the weights [0-1]", "order flips at share [0-1]"],
    format,
  );

/** The part of the file name: how often each comes first; the weights at which the first two change places. */
const FILE_NAMES = { shares: "rank stability", flips: "flip weights" } as const;

export type WeightingsTable = keyof typeof FILE_NAMES;

export const downloadWeightingsAtom = tableDownload(
  ({ get }, { subject, table }: { readonly subject: Subject; readonly table: WeightingsTable }) => {
    const { weighed, stability, flips } = get(weightingsAtom(subject)).value ?? {};
    if (!weighed || !stability || !flips) return null;
    const { contest, weights, data_version } = weighed;
    return {
      subject,
      data_version,
      what: FILE_NAMES[table],
      write: ({ kind, context, nameOf, catalogue }, format) => {
        const metricName = (id: string): string =>
          catalogue.metrics.find(({ metric_id }) => metric_id === id)?.metric_name ?? id;
        const report = { kind, contest, weights, nameOf, metricName, context };
        return table === "shares" ? stabilityCsv(report, stability, format) : flipsCsv(report, flips, format);
      },
    };
  },
);
