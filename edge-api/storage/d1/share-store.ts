import * as v from "valibot";
import { SHARES } from "../../contract/limits.ts";
import { ShareListSchema, ShareRowSchema } from "../../contract/reply-schemas.ts";
import { DAY, HOUR } from "../../contract/retention.ts";
import type { ShareStore, StoredShare } from "../../ports/share-store.ts";
import { bytePages, inRange } from "./byte-pages.ts";
import type { SqlDatabase } from "./database.ts";
import { first, givesOne, rows, run } from "./rows.ts";
import { fitsBytes } from "./user-bytes.ts";

const BodyRow = v.object({ userId: v.string(), body: v.string(), name: v.nullable(v.string()) });
const ListedRow = ShareRowSchema;
const WholeRow = v.object({
  ...ListedRow.entries,
  owner: v.string(),
  body: v.string(),
  bodyName: v.nullable(v.string()),
});
const TermRow = v.pick(ShareListSchema.item, ["expires", "last_opened"]);
const TERMS = `CASE WHEN days > 0 THEN created + days * ${DAY} END AS expires, last_opened`;
const DroppedRow = v.object({ dropped: v.nullable(v.string()) });

const shareOf = (owner: string, body: string, name: string | null): StoredShare => ({
  body,
  key: name === null ? null : { owner, name },
});

/** The table `shares`; a large share names its body. */
export const d1ShareStore = (database: SqlDatabase, now: () => number): ShareStore => ({
  create({ id, userId, kind, name, data_version, body, stored, created, days }) {
    // the quotas are conditions of the insert itself, so that they hold for concurrent calls
    const fits = fitsBytes({ table: "shares", user: "?2", id: "?1", bytes: "?7", bodyBytes: "0" });
    return givesOne(
      database,
      "INSERT INTO shares (id, user_id, kind, name, data_version, body, bytes, created, body_name, days) " +
        "SELECT ?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10 " +
        `WHERE (SELECT COUNT(*) FROM shares WHERE user_id = ?2) < ${SHARES} AND ${fits} RETURNING id`,
      id,
      userId,
      kind,
      name,
      data_version,
      body,
      stored?.bytes ?? new TextEncoder().encode(body).byteLength,
      created,
      stored?.name ?? null,
      days,
    );
  },

  async find(id) {
    const sql = "SELECT user_id AS userId, body, body_name AS name FROM shares WHERE id = ?";
    const row = await first(database, BodyRow, sql, id);
    return row && shareOf(row.userId, row.body, row.name);
  },

  async head(id) {
    const sql =
      "SELECT kind, name, data_version, created FROM shares " +
      `WHERE id = ? AND (days = 0 OR created + days * ${DAY} > ?)`;
    const [row] = await rows(database, v.omit(ListedRow, ["id"]), sql, id, now());
    return row ?? null;
  },

  async open(id, now) {
    const term = await first(database, TermRow, `SELECT ${TERMS} FROM shares WHERE id = ?`, id);
    if (term === null) return "unknown";
    // once an hour, so that reading a share seldom writes
    if ((term.last_opened ?? 0) <= now - HOUR) {
      await run(database, "UPDATE shares SET last_opened = ? WHERE id = ?", now, id);
    }
    return term.expires;
  },

  async *pages(userId) {
    const page =
      "SELECT id, kind, name, data_version, created, user_id AS owner, body, body_name AS bodyName FROM shares " +
      `WHERE ${inRange("shares")} ORDER BY rowid`;
    for (const { after, to } of await bytePages(database, "shares", userId))
      yield (await rows(database, WholeRow, page, userId, after, to)).map(({ owner, body, bodyName, ...row }) => ({
        row,
        share: shareOf(owner, body, bodyName),
      }));
  },

  list: (userId) =>
    rows(
      database,
      ShareListSchema.item,
      `SELECT id, kind, name, data_version, created, ${TERMS} FROM shares WHERE user_id = ? ORDER BY created DESC, id`,
      userId,
    ),

  remove: (userId, id) =>
    first(
      database,
      DroppedRow,
      "DELETE FROM shares WHERE user_id = ? AND id = ? RETURNING body_name AS dropped",
      userId,
      id,
    ),
});
