import { atom } from "jotai";
import type { Grouping } from "../../../workers/engine/portfolio/line-groups.ts";
import { breakdownCsv } from "../../data/export/breakdown-csv.ts";
import type { Outcome } from "../core/outcome.ts";
import { portfolioBreakdownAtom } from "../portfolio/portfolio-breakdown.ts";
import { portfolioScoresAtom } from "../portfolio/portfolio-scores.ts";
import { downloadSubjectTableAtom, notReady } from "./subject-table.ts";

/** Hands the breakdown of a portfolio, all groups, to the user as a CSV file. */
export const downloadBreakdownAtom = atom(null, async (get, set, id: string, by: Grouping): Promise<Outcome<null>> => {
  const { value: groups } = get(portfolioBreakdownAtom(id, by));
  if (groups === null) return notReady(id);
  return set(downloadSubjectTableAtom, {
    subject: { kind: "portfolio", id },
    data_version: get(portfolioScoresAtom(id)).data_version,
    what: `by ${by.replace("_", " ")}`,
    write: (file, format) => breakdownCsv({ ...file, by, groups }, format),
  });
});
