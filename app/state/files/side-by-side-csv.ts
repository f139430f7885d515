import { sideBySideCsv, type BesideRow } from "../../data/export/side-by-side-csv.ts";
import { portfolioScoresAtom } from "../portfolio/portfolio-scores.ts";
import { tableDownload } from "./subject-table.ts";

/** A row on screen, without `assumed` and the version, which are looked up. */
export type ShownBeside = Omit<BesideRow, "assumed" | "data_version">;

/** Downloads the shown table of a portfolio beside others. */
export const downloadSideBySideAtom = tableDownload(({ get }, id: string, shown: readonly ShownBeside[]) => {
  const own = get(portfolioScoresAtom(id));
  const rows = shown.map((row): BesideRow => {
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
