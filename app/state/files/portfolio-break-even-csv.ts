import { atom } from "jotai";
import { portfolioBreakEvenCsv } from "../../data/export/break-even-csv.ts";
import type { Outcome } from "../core/outcome.ts";
import { portfolioBreakEvensAtom } from "../portfolio/portfolio-facts.ts";
import { portfolioScoresAtom } from "../portfolio/portfolio-scores.ts";
import { downloadSubjectTableAtom, notReady } from "./subject-table.ts";

/** Downloads the break-evens of a portfolio's reusable products as CSV. */
export const downloadPortfolioBreakEvensAtom = atom(null, async (get, set, id: string): Promise<Outcome<null>> => {
  const { value: groups } = get(portfolioBreakEvensAtom(id));
  if (groups === null) return notReady(id);
  return set(downloadSubjectTableAtom, {
    subject: { kind: "portfolio", id },
    data_version: get(portfolioScoresAtom(id)).data_version,
    what: "break-even",
    write: (file, format) => portfolioBreakEvenCsv({ ...file, groups }, format),
  });
});
