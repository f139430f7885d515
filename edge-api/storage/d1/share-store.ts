import * as v from "valibot";
import { SHARE_BYTES, SHARES } from "../../contract/limits.ts";
import { DAY } from "../../contract/retention.ts";
import { ShareRowSchema } from "../../contract/reply-schemas.ts";
import type { ShareStore, StoredShare } from "../../ports/share-store.ts";
import { bytePages, inRange } from "./byte-pages.ts";
import type { SqlDatabase } from "./database.ts";
import { allUsable, manifestOf, markOrphans, NamedPartRow, namedParts, usableParts } from "./part-directory.ts";
import { readTogether, rows, tookEffect } from "./rows.ts";

const BodyRow = v.object({ userId: v.string(), body: v.string(), manifest: v.nullable(v.string()) });
const ListedRow = ShareRowSchema;
const WholeRow = v.object({ ...ListedRow.entries, ...BodyRow.entries });
const PartOfRow = v.object({ id: v.string(), ...NamedPartRow.entries });

/** A share of its rows. */
const shareOf = (
  { userId, body, manifest }: v.InferOutput<typeof BodyRow>,
  named?: readonly v.InferOutput<typeof NamedPartRow>[],
): StoredShare => ({
  userId,
  body,
  manifest: manifestOf(manifest, named),
});

/** The table `shares`. */
export const d1ShareStore = (database: SqlDatabase, now: () => number): ShareStore => ({
  create({ id, userId, kind, name, data_version, body, manifest, created }) {
    // the quotas are conditions of the insert itself, so that they hold for concurrent calls
    const bytes = `?7 + (SELECT COALESCE(SUM(parts.bytes), 0) FROM ${usableParts("?9", "?2")})`;
    return tookEffect(database, [
      {
        sql:
          "INSERT INTO shares (id, user_id, kind, name, data_version, body, bytes, created, manifest) " +
          `SELECT ?1, ?2, ?3, ?4, ?5, ?6, ${bytes}, ?8, ?9 WHERE (SELECT COUNT(*) FROM shares WHERE user_id = ?2) < ${SHARES} ` +
          `AND (SELECT COALESCE(SUM(bytes), 0) FROM shares WHERE user_id = ?2) + ${bytes} <= ${SHARE_BYTES} ` +
          `AND ${allUsable("?9", "?2")} RETURNING id`,
        values: [
          id,
          userId,
          kind,
          name,
          data_version,
          body,
          new TextEncoder().encode(body).byteLength,
          created,
          manifest === undefined ? null : JSON.stringify(manifest),
        ],
      },
      markOrphans(userId, created),
    ]);
  },

  async find(id) {
    const [found, named] = await readTogether(database, [
      { sql: "SELECT user_id AS userId, body, manifest FROM shares WHERE id = ?", values: [id] },
      { sql: namedParts("shares", "shares.id = ?"), values: [id] },
    ]);
    const [row] = v.parse(v.array(BodyRow), found);
    return row === undefined ? null : shareOf(row, v.parse(v.array(NamedPartRow), named));
  },

  async head(id) {
    const sql =
      "SELECT kind, name, data_version, created FROM shares " +
      `WHERE id = ? AND (days = 0 OR created + days * ${DAY} > ?)`;
    const [row] = await rows(database, v.omit(ListedRow, ["id"]), sql, id, now());
    return row ?? null;
  },

  async *pages(userId) {
    const range = inRange("shares");
    for (const { after, to } of await bytePages(database, "shares", userId)) {
      const values = [userId, after, to];
      const [shares, named] = await readTogether(database, [
        {
          sql:
            "SELECT id, kind, name, data_version, created, user_id AS userId, body, manifest FROM shares " +
            `WHERE ${range} ORDER BY rowid`,
          values,
        },
        { sql: namedParts("shares", range), values },
      ]);
      const namedBy = Map.groupBy(v.parse(v.array(PartOfRow), named), (part) => part.id);
      yield v.parse(v.array(WholeRow), shares).map(({ id, kind, name, data_version, created, ...stored }) => ({
        row: { id, kind, name, data_version, created },
        share: shareOf(stored, namedBy.get(id)),
      }));
    }
  },

  list: (userId) =>
    rows(
      database,
      ListedRow,
      "SELECT id, kind, name, data_version, created FROM shares WHERE user_id = ? ORDER BY created DESC, id",
      userId,
    ),

  remove: (userId, id) =>
    tookEffect(database, [
      { sql: "DELETE FROM shares WHERE user_id = ? AND id = ? RETURNING id", values: [userId, id] },
      markOrphans(userId, now()),
    ]),
});
