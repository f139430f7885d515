import type { Grouping } from "../../../workers/engine/portfolio/line-groups.ts";
import { breakdownCsv } from "../../data/export/breakdown-csv.ts";
import { portfolioBreakdownAtom } from "../portfolio/portfolio-breakdown.ts";
import { costsAtom } from "../analysis/costs.ts";
import { groupCostsAtom } from "../analysis/group-costs.ts";
import { tableDownload } from "./subject-table.ts";
import { swapGroupsCsv } from "../../data/export/swap-groups-csv.ts";
import type { ChangedGroup } from "../portfolio/swap-groups.ts";
import { portfolioBreakEvenCsv } from "../../data/export/break-even-csv.ts";
import { portfolioBreakEvensAtom } from "../portfolio/portfolio-facts.ts";
import { sideBySideCsv, type SideBySideRow } from "../../data/export/side-by-side-csv.ts";
import { portfolioScoresAtom } from "../portfolio/portfolio-scores.ts";

export const downloadBreakdownAtom = tableDownload(({ get }, id: string, by: Grouping) => {
  const { value: groups } = get(portfolioBreakdownAtom(id, by));
  const costs = get(groupCostsAtom(id, by));
  const { currency } = get(costsAtom);
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
      write: (file, format) => portfolioBreakEvenCsv({ ...file, groups }, format),
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
