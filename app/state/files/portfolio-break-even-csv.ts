import { portfolioBreakEvenCsv } from "../../data/export/break-even-csv.ts";
import { portfolioBreakEvensAtom } from "../portfolio/portfolio-facts.ts";
import { tableDownload } from "./subject-table.ts";

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
