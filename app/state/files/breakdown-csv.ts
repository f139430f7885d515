import type { Grouping } from "../../../workers/engine/portfolio/line-groups.ts";
import { breakdownCsv } from "../../data/export/breakdown-csv.ts";
import { portfolioBreakdownAtom } from "../portfolio/portfolio-breakdown.ts";
import { costsAtom } from "../analysis/costs.ts";
import { groupCostsAtom } from "../analysis/group-costs.ts";
import { tableDownload } from "./subject-table.ts";

/** Downloads the breakdown of a portfolio, all groups. */
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
