import type { Page } from "../../ports/page.ts";

/**
 * Cuts a page of at most `limit` rows. `found` was read with limit + 1: one more row means that there is a next page.
 */
export function pageOf<Row>(found: readonly Row[], limit: number, cursorOf: (row: Row) => string): Page<Row> {
  const rows = found.slice(0, limit);
  const last = rows.at(-1);
  return { rows, next: found.length > limit && last !== undefined ? cursorOf(last) : null };
}
