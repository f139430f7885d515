import * as v from "valibot";
import { LIST_BYTES } from "../../contract/limits.ts";
import type { SqlDatabase } from "./database.ts";
import { rows } from "./rows.ts";

const SizeRow = v.object({ place: v.number(), bytes: v.number() });

/** Rowids after the one, up to the other. */
export interface PlaceRange {
  readonly after: number;
  readonly to: number;
}

/** Condition on the rows of a user in a range; unary + keeps SQLite from the rowid index, where others' rows lie in between. */
export const inRange = (table: string): string =>
  `${table}.user_id = ? AND +${table}.rowid > ? AND +${table}.rowid <= ?`;

/**
 * Cuts a user's rows of a table, in order of creation, into ranges of at most LIST_BYTES, or of one row. So the number
 * of ranges depends on the bytes and not on the number of rows.
 */
export async function bytePages(database: SqlDatabase, table: string, userId: string): Promise<readonly PlaceRange[]> {
  const sql = `SELECT rowid AS place, bytes FROM ${table} WHERE user_id = ? ORDER BY rowid`;
  const pages: { after: number; to: number }[] = [];
  let bytesLeft = 0;
  for (const { place, bytes } of await rows(database, SizeRow, sql, userId)) {
    const last = pages.at(-1);
    if (last !== undefined && bytes <= bytesLeft) last.to = place;
    else {
      pages.push({ after: last?.to ?? 0, to: place });
      bytesLeft = LIST_BYTES;
    }
    bytesLeft -= bytes;
  }
  return pages;
}

/** Rows by their id, each group in its order. */
export function groupedById<Row extends { readonly id: string }>(
  found: readonly Row[],
): ReadonlyMap<string, readonly Row[]> {
  const groups = new Map<string, Row[]>();
  for (const row of found) {
    const group = groups.get(row.id);
    if (group === undefined) groups.set(row.id, [row]);
    else group.push(row);
  }
  return groups;
}
