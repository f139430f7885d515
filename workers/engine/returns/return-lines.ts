import type { LineTable } from "../portfolio/line-table.ts";
import { shareWithin, yearPeriod, type Period } from "../portfolio/period.ts";

/** Groups of lines in a return; the last is in none. */
export const RETURN_GROUPS = ["household", "business", "left_out"] as const;
type ReturnGroup = (typeof RETURN_GROUPS)[number];

/** Where the packaging of a site ends up; "none" = the site is not in this return, such as one in another country. */
export type SiteMarket = "household" | "business" | "none";

/** The days of a return, within one calendar year, and its sites. */
export interface ReturnScope extends Period {
  /** what the quantities of the portfolio cover; null = it names nothing: the calendar year of the return */
  readonly covered: Period | null;
  /** of lines without a site, and of sites that `sites` does not name */
  readonly market: "household" | "business";
  readonly sites: Readonly<Record<string, SiteMarket>>;
}

export interface ReturnLines {
  /** by line, the place in RETURN_GROUPS */
  readonly group: Uint32Array<ArrayBuffer>;
  /** by line, the part (0-1) of its quantity that is in the return: 1 for lines with a date */
  readonly part: Float64Array<ArrayBuffer>;
  /** that part of the lines without a date */
  readonly undated_part: number;
  /** whether the portfolio covers all of the return */
  readonly is_covered: boolean;
  /** numbers of lines: in the return; of another period; of sites that are not in it; counted although they have no date */
  readonly counts: {
    readonly counted: number;
    readonly other_period: number;
    readonly other_site: number;
    readonly undated: number;
  };
}

/** Answers by number of a text, each computed once. */
const byText = <T>(table: LineTable, of: (text: string) => T): ((number: number) => T) => {
  const known: T[] = [];
  return (number) => (known[number] ??= of(table.labelOf(number)));
};

/** What the quantities of a portfolio cover in the sight of a return. */
export const coveredBy = ({ covered, from }: Pick<ReturnScope, "covered" | "from">): Period =>
  covered ?? yearPeriod(Number(from.slice(0, 4)));

/**
 * Sorts the lines of a portfolio into a return. A line without a date is spread evenly over what the portfolio covers: the
 * part within the return counts (a half-year return takes half of a year), and how many such lines there are is reported.
 */
export function returnLines(table: LineTable, scope: ReturnScope): ReturnLines {
  const { from, to, market, sites } = scope;
  const { site, date } = table.columns;
  const placeOf = (group: ReturnGroup): number => RETURN_GROUPS.indexOf(group);
  const own = new Map(Object.entries(sites));
  const siteGroup = byText(table, (name): ReturnGroup => {
    const answer = name === "" ? market : (own.get(name) ?? market);
    return answer === "none" ? "left_out" : answer;
  });
  const covered = coveredBy(scope);
  const undated_part = shareWithin(covered, scope);
  const isInPeriod = byText(table, (day) => (day === "" ? undated_part > 0 : day >= from && day <= to));
  const group = new Uint32Array(table.length);
  const part = new Float64Array(table.length).fill(1);
  const counts = { counted: 0, other_period: 0, other_site: 0, undated: 0 };
  for (let at = 0; at < table.length; at++) {
    const day = date?.[at] ?? 0;
    const its = siteGroup(site?.[at] ?? 0);
    if (!isInPeriod(day)) counts.other_period += 1;
    else if (its === "left_out") counts.other_site += 1;
    else {
      counts.counted += 1;
      if (day === 0) counts.undated += 1;
    }
    if (day === 0) part[at] = undated_part;
    group[at] = placeOf(isInPeriod(day) ? its : "left_out");
  }
  return { group, part, undated_part, is_covered: covered.from <= from && covered.to >= to, counts };
}

/** The sites of a portfolio in order of first appearance. */
export function sitesOf(table: LineTable): readonly string[] {
  const numbers = new Set(table.columns.site);
  return [...numbers].flatMap((number) => (number > 0 ? [table.labelOf(number)] : []));
}
