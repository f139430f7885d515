import * as v from "valibot";
import { SHARE_BYTES, SHARES } from "../../contract/limits.ts";
import { SHARE_KINDS } from "../../contract/share.ts";
import type { ShareStore } from "../../ports/share-store.ts";
import type { SqlDatabase } from "./database.ts";
import { shareBody } from "./older-bodies.ts";
import { rows } from "./rows.ts";

const IdRow = v.object({ id: v.string() });
const BodyRow = v.object({ body: v.string() });
const ListedRow = v.object({
  id: v.string(),
  kind: v.picklist(SHARE_KINDS),
  name: v.string(),
  data_version: v.string(),
  created: v.number(),
});

export const d1ShareStore = (database: SqlDatabase): ShareStore => ({
  async create({ id, userId, kind, name, data_version, body, created }) {
    // the quotas are conditions of the insert itself, so that they hold for concurrent calls
    const inserted = await rows(
      database,
      IdRow,
      "INSERT INTO shares (id, user_id, kind, name, data_version, body, bytes, created) " +
        `SELECT ?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8 WHERE (SELECT COUNT(*) FROM shares WHERE user_id = ?2) < ${SHARES} ` +
        `AND (SELECT COALESCE(SUM(bytes), 0) FROM shares WHERE user_id = ?2) + ?7 <= ${SHARE_BYTES} RETURNING id`,
      id,
      userId,
      kind,
      name,
      data_version,
      body,
      new TextEncoder().encode(body).byteLength,
      created,
    );
    return inserted.length === 1;
  },

  async find(id) {
    const [row] = await rows(database, BodyRow, "SELECT body FROM shares WHERE id = ?", id);
    return row === undefined ? null : shareBody(row.body);
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
