import type { Page } from "../../ports/page.ts";

/** A page of at most `limit` rows out of rows read with one more, which only says that there is a next page. */
export function pageOf<Row>(found: readonly Row[], limit: number, cursorOf: (row: Row) => string): Page<Row> {
  const rows = found.slice(0, limit);
  const last = rows.at(-1);
  return { rows, next: found.length > limit && last !== undefined ? cursorOf(last) : null };
}
