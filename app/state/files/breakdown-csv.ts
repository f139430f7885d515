import type { Grouping } from "../../../workers/engine/portfolio/line-groups.ts";
import { breakdownCsv } from "../../data/export/breakdown-csv.ts";
import { portfolioBreakdownAtom } from "../portfolio/portfolio-breakdown.ts";
import { tableDownload } from "./subject-table.ts";

/** Downloads the breakdown of a portfolio, all groups. */
export const downloadBreakdownAtom = tableDownload(({ get }, id: string, by: Grouping) => {
  const { value: groups } = get(portfolioBreakdownAtom(id, by));
  return (
    groups && {
      subject: { kind: "portfolio", id },
      what: `by ${by.replace("_", " ")}`,
      write: (file, format) => breakdownCsv({ ...file, by, groups }, format),
    }
  );
});
