import { atom } from "jotai";
import type { Grouping } from "../../../workers/engine/portfolio/line-groups.ts";
import { breakdownCsv } from "../../data/export/breakdown-csv.ts";
import { csvFormatAtom } from "../core/csv-decimal-comma.ts";
import type { Outcome } from "../core/outcome.ts";
import { servicesAtom } from "../core/services.ts";
import { portfolioBreakdownAtom } from "../portfolio/portfolio-breakdown.ts";
import { portfolioScoresAtom } from "../portfolio/portfolio-scores.ts";
import { subjectFile } from "./subject-file.ts";

/** Hands the breakdown of a portfolio, all groups, to the user as a CSV file. */
export const downloadBreakdownAtom = atom(null, async (get, _set, id: string, by: Grouping): Promise<Outcome<null>> => {
  const services = get(servicesAtom);
  const { data_version } = get(portfolioScoresAtom(id));
  const { value: groups } = get(portfolioBreakdownAtom(id, by));
  const file = data_version === null ? null : await subjectFile(get, { kind: "portfolio", id }, data_version);
  if (groups === null || file === null) return { ok: false, problem: { code: "no_reference_data", detail: id } };
  const text = breakdownCsv({ ...file, by, groups }, get(csvFormatAtom));
  services.download(`${file.fileName(`by ${by.replace("_", " ")}`, new Date(services.now()))}.csv`, text, "text/csv");
  return { ok: true, value: null };
});
