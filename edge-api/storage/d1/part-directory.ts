import * as v from "valibot";
import type { Manifest, PartDirectory } from "../../ports/part-directory.ts";
import type { PartKey } from "../../ports/part-store.ts";
import type { SqlCommand, SqlDatabase } from "./database.ts";
import { first, givesOne, rows, run, runTogether } from "./rows.ts";

const ClaimRow = v.object({ stored: v.number() });
const KeyRow = v.object({ owner: v.string(), sha256: v.string() });
const ListedRow = v.object({ sha256: v.string(), lines: v.number() });

/** The keys of a list as rows of two columns; its parameter is a keyList. */
export const KEYS = "(SELECT value ->> 0, value ->> 1 FROM json_each(?))";

/** Keys of parts as one value. */
export const keyList = (keys: readonly PartKey[]): string =>
  JSON.stringify(keys.map(({ owner, sha256 }) => [owner, sha256]));

/** A part of a manifest, with its use cases as JSON text; without both if it has no row. */
export const NamedPartRow = v.object({
  sha256: v.string(),
  lines: v.nullable(v.number()),
  usecases: v.nullable(v.pipe(v.string(), v.parseJson(), v.array(v.tuple([v.string(), v.number()])))),
});

/** The manifest of a row. @param text of its column */
export const manifestOf = (
  text: string | null,
  named: readonly v.InferOutput<typeof NamedPartRow>[] = [],
): Manifest | null =>
  text === null
    ? null
    : named.map(({ sha256, lines, usecases }) =>
        lines === null || usecases === null ? { sha256, lines: null } : { sha256, lines, usecases },
      );

/** The parts that portfolios and shares of the user ?1 name. */
const NAMED =
  "(SELECT named.value FROM portfolios, json_each(portfolios.manifest) named WHERE portfolios.user_id = ?1 " +
  "UNION SELECT named.value FROM shares, json_each(shares.manifest) named WHERE shares.user_id = ?1)";

/**
 * The parts that a manifest names and that can be used, one row a mention.
 *
 * @param list parameter with the manifest: JSON text, or NULL
 * @param user parameter with its owner
 */
export const usableParts = (list: string, user = "?1"): string =>
  `json_each(${list}) named JOIN parts ON parts.user_id = ${user} AND parts.sha256 = named.value ` +
  "AND parts.stored = 1 AND parts.dying = 0";

/** Whether all parts of a manifest can be used; true without a manifest. */
export const allUsable = (list: string, user = "?1"): string =>
  `(${list} IS NULL OR (SELECT COUNT(*) FROM ${usableParts(list, user)}) = json_array_length(${list}))`;

/** The parts that rows name, in the order of the rows and of each manifest (NamedPartRow, `id` of the row). */
export const namedParts = (table: "portfolios" | "shares", where: string): string =>
  `SELECT ${table}.id, named.value AS sha256, parts.lines, parts.usecases ` +
  `FROM ${table}, json_each(${table}.manifest) named ` +
  `LEFT JOIN parts ON parts.user_id = ${table}.user_id AND parts.sha256 = named.value ` +
  `WHERE ${where} ORDER BY ${table}.rowid, named.key`;

/** Marks the parts of a user that nothing names any more; belongs to every transaction that changes a manifest. */
export const markOrphans = (userId: string, now: number): SqlCommand => ({
  sql:
    `UPDATE parts SET orphaned = CASE WHEN sha256 IN ${NAMED} THEN NULL ELSE COALESCE(orphaned, ?2) END ` +
    `WHERE user_id = ?1 AND (orphaned IS NULL) <> (sha256 IN ${NAMED})`,
  values: [userId, now],
});

/** The directory in the database. */
export const d1PartDirectory = (database: SqlDatabase): PartDirectory => ({
  async claim({ owner, sha256, lines, bytes, usecases }, room, now) {
    const claimed = await first(
      database,
      ClaimRow,
      "INSERT INTO parts (user_id, sha256, lines, bytes, usecases, stored, orphaned) SELECT ?1, ?2, ?3, ?4, ?5, 0, ?6 " +
        "WHERE (SELECT COALESCE(SUM(bytes), 0) FROM parts WHERE user_id = ?1 AND sha256 <> ?2) + ?4 <= ?7 " +
        "ON CONFLICT (user_id, sha256) DO UPDATE SET orphaned = CASE WHEN orphaned IS NULL THEN NULL ELSE ?6 END " +
        "WHERE dying = 0 RETURNING stored",
      owner,
      sha256,
      lines,
      bytes,
      JSON.stringify(usecases),
      now,
      room,
    );
    if (claimed !== null) return claimed.stored === 1 ? "stored" : "put";
    const dying = "SELECT 1 FROM parts WHERE user_id = ? AND sha256 = ? AND dying = 1";
    return (await givesOne(database, dying, owner, sha256)) ? "busy" : "full";
  },

  confirm: ({ owner, sha256 }) =>
    run(database, "UPDATE parts SET stored = 1 WHERE user_id = ? AND sha256 = ?", owner, sha256),

  reportDamage: ({ owner, sha256 }) =>
    run(database, "UPDATE parts SET stored = 0 WHERE user_id = ? AND sha256 = ?", owner, sha256),

  known: (owner, names) =>
    rows(
      database,
      ListedRow,
      "SELECT sha256, lines FROM parts WHERE user_id = ? AND sha256 IN (SELECT value FROM json_each(?))",
      owner,
      JSON.stringify(names),
    ),

  usable: (owner, names) =>
    rows(database, ListedRow, `SELECT DISTINCT sha256, lines FROM ${usableParts("?2")}`, owner, JSON.stringify(names)),

  takeOrphans: (before, most) =>
    rows(
      database,
      KeyRow,
      "UPDATE parts SET dying = 1 WHERE (user_id, sha256) IN " +
        "(SELECT user_id, sha256 FROM parts WHERE orphaned < ? ORDER BY orphaned LIMIT ?) " +
        "RETURNING user_id AS owner, sha256",
      before,
      most,
    ),

  async takeUnknown(keys) {
    const list = keyList(keys);
    const unknown =
      "SELECT key.value ->> 0 AS owner, key.value ->> 1 AS sha256 FROM json_each(?1) key " +
      "WHERE NOT EXISTS (SELECT 1 FROM parts WHERE user_id = key.value ->> 0 AND sha256 = key.value ->> 1)";
    return runTogether(database, KeyRow, [
      { sql: unknown, values: [list] },
      // for owners that still exist: a put of the same part must wait until the sweep ends
      {
        sql:
          "INSERT INTO parts (user_id, sha256, lines, bytes, usecases, stored, dying, orphaned) " +
          `SELECT owner, sha256, 0, 0, '[]', 0, 1, 0 FROM (${unknown}) WHERE owner IN (SELECT id FROM users)`,
        values: [list],
      },
    ]);
  },

  forget: (keys) => run(database, `DELETE FROM parts WHERE (user_id, sha256) IN ${KEYS} AND dying = 1`, keyList(keys)),
});
