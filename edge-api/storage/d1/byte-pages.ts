import * as v from "valibot";
import { LIST_BYTES } from "../../contract/limits.ts";
import type { SqlDatabase } from "./database.ts";
import { rows } from "./rows.ts";

const SizeRow = v.object({ place: v.number(), bytes: v.number() });

/** Condition on the rows of a user in a range; unary + keeps SQLite from the rowid index, where others' rows lie in between. */
export const inRange = (table: string): string =>
  `${table}.user_id = ? AND +${table}.rowid > ? AND +${table}.rowid <= ?`;

/**
 * Cuts a user's rows of a table, in order of creation, into ranges of at most LIST_BYTES, or of one row: rowids after
 * the one, up to the other. So the number of ranges depends on the bytes and not on the number of rows.
 */
export async function bytePages(database: SqlDatabase, table: string, userId: string) {
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
