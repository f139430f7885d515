import type { LineDetail } from "../../edge-api/contract/line-details.ts";
import { differentNumbers } from "../../workers/engine/portfolio/different-numbers.ts";
import type { LineTable } from "../../workers/engine/portfolio/line-table.ts";
import { type Grouping, GROUPINGS } from "../../workers/engine/portfolio/line-groups.ts";
import { countryName } from "../text/countries.ts";
import { formatMonth } from "../text/dates.ts";
import { portfolioBreakdownTexts } from "../text/en/portfolio-breakdown.ts";

/** The detail that a grouping needs; null = none. */
const NEEDS = {
  site: "site",
  country: "country",
  use_case: null,
  month: "date",
} as const satisfies Record<Grouping, LineDetail | null>;

/** The groupings of lines of which at least one has these details. */
export const possibleGroupings = (details: readonly LineDetail[]): readonly Grouping[] =>
  GROUPINGS.filter((one) => NEEDS[one] === null || details.includes(NEEDS[one]));

/** The choices of a grouping, for a control. */
export const groupingOptions = (groupings: readonly Grouping[]) =>
  groupings.map((value) => ({ value, label: portfolioBreakdownTexts.bys[value] }));

/** The name of a group by its key (line-groups.ts). */
export const groupName = (by: Grouping, key: string, usecaseName: (usecase_id: string) => string): string => {
  if (key === "") return portfolioBreakdownTexts.without[by];
  if (by === "month") return formatMonth(Date.parse(`${key}-15`));
  if (by === "country") return countryName(key);
  return by === "use_case" ? usecaseName(key) : key;
};

/** Browsers are slow with longer select lists; the search finds the rest. */
const MAX_LISTED = 500;
const ALPHABET = new Intl.Collator(undefined, { numeric: true });

/**
 * Distinct texts of a detail of the lines, sorted, at most 500, with "" last if some lines have none; null = no line has
 * one.
 */
export function detailsOf(table: LineTable, detail: LineDetail): readonly string[] | null {
  const column = table.columns[detail];
  if (column === undefined || !table.details.includes(detail)) return null;
  const all = differentNumbers(column).map((number) => table.labelOf(number));
  const named = all.filter((one) => one !== "").toSorted((a, b) => ALPHABET.compare(a, b));
  return [...named.slice(0, MAX_LISTED), ...(named.length < all.length ? [""] : [])];
}
