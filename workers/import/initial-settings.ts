import type { ImportSettings, SheetSummary } from "./import-api.ts";

/** Settings for the first check of a file; the check returns what is still to be asked. */
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
