import { differentNumbers } from "../../workers/engine/portfolio/different-numbers.ts";
import type { EntryTable } from "../../workers/engine/portfolio/entry-table.ts";

/** Browsers are slow with longer select lists; the search finds the rest. */
const MAX_LISTED = 500;
const ALPHABET = new Intl.Collator(undefined, { numeric: true });

/** Distinct sites of the lines, sorted, at most 500, with "" last if some lines have none; null = no line has one. */
export function lineSites(table: EntryTable): readonly string[] | null {
  const { site } = table.columns;
  if (site === undefined || !table.details.includes("site")) return null;
  const sites = differentNumbers(site).map((number) => table.labelOf(number));
  const named = sites.filter((one) => one !== "").toSorted((a, b) => ALPHABET.compare(a, b));
  return [...named.slice(0, MAX_LISTED), ...(named.length < sites.length ? [""] : [])];
}
