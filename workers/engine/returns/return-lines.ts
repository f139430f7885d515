import type { EntryTable } from "../portfolio/entry-table.ts";

/** Groups of lines in a return; the last is in none. */
export const RETURN_GROUPS = ["household", "business", "left_out"] as const;
type ReturnGroup = (typeof RETURN_GROUPS)[number];

/** Where the packaging of a site ends up; "none" = the site is not in this return, such as one in another country. */
export type SiteMarket = "household" | "business" | "none";

export interface ReturnScope {
  /** first and last day, YYYY-MM-DD */
  readonly from: string;
  readonly to: string;
  /** of lines without a site, and of sites that `sites` does not name */
  readonly market: "household" | "business";
  readonly sites: Readonly<Record<string, SiteMarket>>;
}

export interface ReturnLines {
  /** by line, the place in RETURN_GROUPS */
  readonly group: Uint32Array<ArrayBuffer>;
  /** numbers of lines: in the return; of another period; of sites that are not in it; counted although they have no date */
  readonly counts: {
    readonly counted: number;
    readonly other_period: number;
    readonly other_site: number;
    readonly undated: number;
  };
}

/** Answers by number of a text, each computed once. */
const byText = <T>(table: EntryTable, of: (text: string) => T): ((number: number) => T) => {
  const known: T[] = [];
  return (number) => (known[number] ??= of(table.labelOf(number)));
};

/**
 * Sorts the lines of a portfolio into a return. Lines without a date are counted, for most lists have none; how many is
 * reported.
 */
export function returnLines(table: EntryTable, { from, to, market, sites }: ReturnScope): ReturnLines {
  const { site, date } = table.columns;
  const placeOf = (group: ReturnGroup): number => RETURN_GROUPS.indexOf(group);
  const own = new Map(Object.entries(sites));
  const siteGroup = byText(table, (name): ReturnGroup => {
    const answer = name === "" ? market : (own.get(name) ?? market);
    return answer === "none" ? "left_out" : answer;
  });
  const isInPeriod = byText(table, (day) => day === "" || (day >= from && day <= to));
  const group = new Uint32Array(table.length);
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
    group[at] = placeOf(isInPeriod(day) ? its : "left_out");
  }
  return { group, counts };
}

/** The sites of a portfolio in order of first appearance. */
export function sitesOf(table: EntryTable): readonly string[] {
  const numbers = new Set(table.columns.site);
  return [...numbers].flatMap((number) => (number > 0 ? [table.labelOf(number)] : []));
}
