import type { LineTable } from "./line-table.ts";

/** Criteria for grouping lines. */
export const GROUPINGS = ["site", "country", "use_case", "month"] as const;
export type Grouping = (typeof GROUPINGS)[number];

/** Length of YYYY-MM. */
const MONTH_LETTERS = 7;

export interface LineGroups {
  /** site, country, usecase_id or month as YYYY-MM, in order of first appearance; "" = lines without one */
  readonly keys: readonly string[];
  /** by line, the number of its group */
  readonly group: Uint32Array<ArrayBuffer>;
  /** by group, the number of lines */
  readonly lines: readonly number[];
}

/**
 * Groups the lines of a table by site, country, use case or month.
 * @param keyOf gives the key of a site or country as written, so that two spellings can be one group
 */
export function lineGroups(
  table: LineTable,
  by: Grouping,
  keyOf: (text: string) => string = (text) => text,
): LineGroups {
  const { useCase, site, country, date } = table.columns;
  const column = { use_case: useCase, site, country, month: date }[by];
  const groupKeyOf = (number: number): string => {
    if (by === "use_case") return table.idOf(number);
    const text = table.labelOf(number);
    return by === "month" ? text.slice(0, MONTH_LETTERS) : keyOf(text);
  };
  const numbers = new Map<string, number>();
  /** text number → group number */
  const known: number[] = [];
  const lines: number[] = [];
  const group = new Uint32Array(table.length);
  for (let at = 0; at < table.length; at++) {
    const text = column?.[at] ?? 0;
    let number = known[text];
    if (number === undefined) {
      const key = column === undefined ? "" : groupKeyOf(text);
      number = numbers.get(key) ?? numbers.size;
      numbers.set(key, number);
      known[text] = number;
    }
    group[at] = number;
    lines[number] = (lines[number] ?? 0) + 1;
  }
  return { keys: [...numbers.keys()], group, lines };
}
