import type { Sheet } from "../sheet.ts";

export interface Agreements {
  readonly agreeing: number;
  readonly disagreeing: number;
  /** numbers of the rows that disagree */
  readonly rows: readonly number[];
}

/**
 * Counts the rows on which a comparison of columns holds or fails.
 * @param holds null = the row has nothing to compare
 * @param most disagreeing rows after which the rest is not compared
 */
export function compareRows(sheet: Sheet, holds: (place: number) => boolean | null, most = Infinity): Agreements {
  const rows: number[] = [];
  let agreeing = 0;
  for (let place = 0; place < sheet.rows && rows.length <= most; place++) {
    const is = holds(place);
    if (is === true) agreeing++;
    else if (is === false) rows.push(sheet.rowNumber(place));
  }
  return { agreeing, disagreeing: rows.length, rows };
}
