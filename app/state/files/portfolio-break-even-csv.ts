import { atom } from "jotai";
import { portfolioBreakEvenCsv } from "../../data/export/break-even-csv.ts";
import { csvFormatAtom } from "../core/csv-decimal-comma.ts";
import type { Outcome } from "../core/outcome.ts";
import { portfolioBreakEvensAtom } from "../portfolio/portfolio-facts.ts";
import { portfolioScoresAtom } from "../portfolio/portfolio-scores.ts";
import { servicesAtom } from "../core/services.ts";
import { subjectFile } from "./subject-file.ts";

/** Hands the break-evens of a portfolio's reusables to the user as a CSV file. */
export const downloadPortfolioBreakEvensAtom = atom(null, async (get, _set, id: string): Promise<Outcome<null>> => {
  const services = get(servicesAtom);
  const { data_version } = get(portfolioScoresAtom(id));
  const { value: groups } = get(portfolioBreakEvensAtom(id));
  const file = data_version === null ? null : await subjectFile(get, { kind: "portfolio", id }, data_version);
  if (groups === null || file === null) return { ok: false, problem: { code: "no_reference_data", detail: id } };
  const text = portfolioBreakEvenCsv({ ...file, groups }, get(csvFormatAtom));
  services.download(`${file.fileName("break-even", new Date(services.now()))}.csv`, text, "text/csv");
  return { ok: true, value: null };
});
