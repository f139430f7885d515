import * as v from "valibot";
import { SHARE_BYTES, SHARES } from "../../contract/limits.ts";
import { SHARE_KINDS } from "../../contract/share.ts";
import type { ShareStore } from "../../ports/share-store.ts";
import { bytePages, groupedById, inRange } from "./byte-pages.ts";
import type { SqlDatabase } from "./database.ts";
import { shareBody } from "./older-bodies.ts";
import { readTogether, rows, runTogether } from "./rows.ts";

const IdRow = v.object({ id: v.string() });
const PartRow = v.object({ text: v.string() });
const BodyRow = v.object({ body: v.string() });
const ListedRow = v.object({
  id: v.string(),
  kind: v.picklist(SHARE_KINDS),
  name: v.string(),
  data_version: v.string(),
  created: v.number(),
});
const WholeRow = v.object({ ...ListedRow.entries, ...BodyRow.entries });
const PartOfRow = v.object({ id: v.string(), ...PartRow.entries });

export const d1ShareStore = (database: SqlDatabase): ShareStore => ({
  async create({ id, userId, kind, name, data_version, body, parts, created }) {
    // the quotas are conditions of the insert itself, so that they hold for concurrent calls
    const bytes = parts.reduce((sum, part) => sum + part.length, new TextEncoder().encode(body).byteLength);
    const insert = {
      sql:
        "INSERT INTO shares (id, user_id, kind, name, data_version, body, bytes, created) " +
        `SELECT ?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8 WHERE (SELECT COUNT(*) FROM shares WHERE user_id = ?2) < ${SHARES} ` +
        `AND (SELECT COALESCE(SUM(bytes), 0) FROM shares WHERE user_id = ?2) + ?7 <= ${SHARE_BYTES} RETURNING id`,
      values: [id, userId, kind, name, data_version, body, bytes, created],
    };
    const inserted = await runTogether(database, IdRow, [
      insert,
      ...parts.map((text, part) => ({
        sql:
          "INSERT INTO share_parts (user_id, id, part, text) " +
          "SELECT ?1, ?2, ?3, ?4 WHERE EXISTS (SELECT 1 FROM shares WHERE user_id = ?1 AND id = ?2)",
        values: [userId, id, part, text],
      })),
    ]);
    return inserted.length === 1;
  },

  async find(id) {
    const [found, parts = []] = await readTogether(database, [
      { sql: "SELECT body FROM shares WHERE id = ?", values: [id] },
      { sql: "SELECT text FROM share_parts WHERE id = ? ORDER BY part", values: [id] },
    ]);
    const [row] = v.parse(v.array(BodyRow), found);
    if (row === undefined) return null;
    return { body: shareBody(row.body), parts: v.parse(v.array(PartRow), parts).map(({ text }) => text) };
  },

  async *pages(userId) {
    const range = inRange("shares");
    for (const { after, to } of await bytePages(database, "shares", userId)) {
      const values = [userId, after, to];
      const [shares, parts] = await readTogether(database, [
        {
          sql: `SELECT id, kind, name, data_version, created, body FROM shares WHERE ${range} ORDER BY rowid`,
          values,
        },
        {
          sql:
            "SELECT share_parts.id, text FROM shares JOIN share_parts ON share_parts.id = shares.id " +
            `WHERE ${range} ORDER BY shares.rowid, part`,
          values,
        },
      ]);
      const byId = groupedById(v.parse(v.array(PartOfRow), parts));
      yield v.parse(v.array(WholeRow), shares).map(({ body, ...row }) => ({
        ...row,
        body: shareBody(body),
        parts: (byId.get(row.id) ?? []).map(({ text }) => text),
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

  async remove(userId, id) {
    const deleted = await rows(
      database,
      IdRow,
      "DELETE FROM shares WHERE user_id = ? AND id = ? RETURNING id",
      userId,
      id,
    );
    return deleted.length === 1;
  },
});
