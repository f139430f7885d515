import type { ImportSettings, SheetSummary } from "./import-api.ts";

/** How a file is taken before the user says anything. What it leaves open is asked by the first check. */
export const initialSettings = ({ mapping, counts, decimal, basis }: SheetSummary): ImportSettings => ({
  mapping,
  counts,
  decimal,
  basis: basis ?? "uses",
  returns: "subtract",
  dates: null,
  choices: [],
  answered: [],
  put_back: [],
});
