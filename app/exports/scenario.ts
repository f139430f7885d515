import { atom } from "jotai";
import type { PortfolioHead } from "../../edge-api/contract/portfolio.ts";
import { choosableNames } from "../../workers/choosable-names.ts";
import type { CatalogueMetric } from "../../workers/engine/catalogue.ts";
import type { PortfolioScores } from "../../workers/engine/portfolio/portfolio-result.ts";
import { versionCell } from "../../workers/export/named-column.ts";
import { csvFormatAtom } from "../state/core/csv-decimal-comma.ts";
import type { Done } from "../state/core/outcome.ts";
import { openSafely, servicesAtom } from "../state/core/services.ts";
import { portfolioScoresAtom } from "../state/portfolio/portfolio-scores.ts";
import { portfolioTableAtom } from "../state/portfolio/portfolio-table.ts";
import { portfolioAtom } from "../state/work/portfolio-heads.ts";
import {
  difference,
  flag,
  metricsInOrder,
  metricUnitName,
  type NamedCell,
  type TableContext,
} from "./context-columns.ts";
import { cellTable, type CsvFormat } from "./csv-text.ts";
import { writePortfolioFileAtom } from "./portfolio-export.ts";
import { notReady, tableDownload } from "./subject-table.ts";

interface ScenarioReport extends TableContext {
  /** the portfolio that the scenario was made from */
  readonly origin: Pick<PortfolioHead, "portfolio_id" | "portfolio_name">;
  readonly before: PortfolioScores;
  readonly now: PortfolioScores;
  /** the dataset version of `before` */
  readonly version_before: string;
}

/** One row for the summary and one per metric: the original portfolio and its scenario. Full precision. */
export const scenarioScoresCsv = (report: ScenarioReport, format: CsvFormat): string => {
  const { origin, before, now, version_before, context } = report;
  const row = (metric: CatalogueMetric | null): readonly NamedCell[] => {
    const id = metric?.metric_id;
    const [score, was] = id === undefined ? [now.summary, before.summary] : [now.score[id], before.score[id]];
    const [raw, rawBefore] = id === undefined ? [null, null] : [now.raw[id], before.raw[id]];
    return [
      { name: "metric_id", value: id ?? "summary" },
      { name: "metric", value: metric?.metric_name ?? "Summary" },
      { name: "unit of raw", value: metric && metricUnitName(metric) },
      { name: "raw before [unit of raw]", value: rawBefore },
      { name: "raw of the scenario [unit of raw]", value: raw },
      { name: "raw, scenario minus before [unit of raw]", value: difference(raw, rawBefore) },
      { name: "score before [higher is better]", value: was },
      { name: "score of the scenario [higher is better]", value: score },
      { name: "score, scenario minus before", value: difference(score, was) },
      { name: "assumed before", value: id === undefined ? null : flag(before.assumed.includes(id)) },
      { name: "assumed in the scenario", value: id === undefined ? null : flag(now.assumed.includes(id)) },
      { name: "below scale before", value: id === undefined ? null : flag(before.below_scale.includes(id)) },
      { name: "below scale in the scenario", value: id === undefined ? null : flag(now.below_scale.includes(id)) },
      { name: "before portfolio_id", value: origin.portfolio_id },
      { name: "before portfolio", value: origin.portfolio_name },
      { name: "before data version", value: versionCell(version_before) },
      ...context,
    ];
  };
  return cellTable([row(null), ...metricsInOrder(report).map(row)], ["metric_id"], format);
};

export const downloadScenarioScoresAtom = tableDownload(({ get }, id: string) => {
  const origin = get(portfolioAtom(get(portfolioAtom(id))?.portfolio.scenario_of ?? ""))?.portfolio;
  if (origin === undefined) return null;
  const { scores: before, data_version: version_before } = get(portfolioScoresAtom(origin.portfolio_id));
  const { scores: now } = get(portfolioScoresAtom(id));
  if (!before || !now || version_before === null) return null;
  return {
    subject: { kind: "portfolio", id },
    what: "scenario scores",
    write: (file, format) => scenarioScoresCsv({ ...file, origin, before, now, version_before }, format),
  };
});

/** Downloads all lines that a scenario changes as CSV; the screen shows only the first ones. */
export const downloadLineChangesAtom = atom(null, (get, set, id: string): Done => {
  const services = get(servicesAtom);
  const format = get(csvFormatAtom);
  const before = get(portfolioTableAtom(get(portfolioAtom(id))?.portfolio.scenario_of ?? ""));
  const now = get(portfolioTableAtom(id));
  return set(writePortfolioFileAtom, {
    id,
    file: "changes",
    write: async ({ head, catalogue, job, hear }) => {
      if (before === null || now === null) return notReady(id);
      const opened = await openSafely(services);
      if (!opened.ok) return opened;
      const names = choosableNames(catalogue);
      return opened.value.engine.exportLineChanges(before.data(), now.data(), head, names, format, job, hear);
    },
  });
});
