import { atom } from "jotai";
import { scenarioScoresCsv } from "../../data/export/scenario-csv.ts";
import { choosableNames } from "../../../workers/choosable-names.ts";
import { csvFormatAtom } from "../core/csv-decimal-comma.ts";
import type { Done } from "../core/outcome.ts";
import { writePortfolioFileAtom } from "./portfolio-export.ts";
import { portfolioAtom } from "../work/portfolio-heads.ts";
import { portfolioScoresAtom } from "../portfolio/portfolio-scores.ts";
import { portfolioTableAtom } from "../portfolio/portfolio-table.ts";
import { openSafely, servicesAtom } from "../core/services.ts";
import { notReady, tableDownload } from "./subject-table.ts";

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
