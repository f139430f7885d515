import * as v from "valibot";
import { KEY_SCOPES } from "../../contract/keys.ts";
import type { KeyStore } from "../../ports/key-store.ts";
import type { SqlDatabase } from "./database.ts";
import { first, givesOne, readTogether, run, tookEffect } from "./rows.ts";

const FoundRow = v.object({ id: v.string(), userId: v.string(), scope: v.picklist(KEY_SCOPES) });
const ListedRow = v.object({
  id: v.string(),
  name: v.string(),
  scope: v.picklist(KEY_SCOPES),
  created: v.number(),
  expires: v.number(),
  last_used: v.nullable(v.number()),
});
const DayRow = v.object({ key_id: v.string(), day: v.string(), calls: v.number() });

/** The tables `script_keys` and `script_key_days`. */
export const d1KeyStore = (database: SqlDatabase): KeyStore => ({
  create: ({ id, userId, name, scope, hash, created, expires }, limit) =>
    givesOne(
      database,
      "INSERT INTO script_keys (id, user_id, name, scope, key_hash, created, expires) " +
        "SELECT ?1, id, ?3, ?4, ?5, ?6, ?7 FROM users WHERE id = ?2 AND " +
        "(SELECT COUNT(*) FROM script_keys WHERE user_id = ?2) < ?8 RETURNING id",
      id,
      userId,
      name,
      scope,
      hash,
      created,
      expires,
      limit,
    ),

  find: (hash, now) =>
    first(
      database,
      FoundRow,
      "SELECT id, user_id AS userId, scope FROM script_keys WHERE key_hash = ? AND expires > ?",
      hash,
      now,
    ),

  async used(id, now, day, before) {
    await tookEffect(database, [
      { sql: "UPDATE script_keys SET last_used = ? WHERE id = ? RETURNING id", values: [now, id] },
      {
        sql:
          "INSERT INTO script_key_days (key_id, day, calls) SELECT id, ?, 1 FROM script_keys WHERE id = ? " +
          "ON CONFLICT (key_id, day) DO UPDATE SET calls = calls + 1",
        values: [day, id],
      },
      { sql: "DELETE FROM script_key_days WHERE key_id = ? AND day < ?", values: [id, before] },
    ]);
  },

  async list(userId) {
    const [keys, days] = await readTogether(database, [
      {
        sql:
          "SELECT id, name, scope, created, expires, last_used FROM script_keys WHERE user_id = ? " +
          "ORDER BY created DESC, id",
        values: [userId],
      },
      {
        sql:
          "SELECT key_id, day, calls FROM script_key_days " +
          "WHERE key_id IN (SELECT id FROM script_keys WHERE user_id = ?) ORDER BY day DESC",
        values: [userId],
      },
    ]);
    const byKey = Map.groupBy(v.parse(v.array(DayRow), days), ({ key_id }) => key_id);
    return v.parse(v.array(ListedRow), keys).map((key) => ({
      ...key,
      days: (byKey.get(key.id) ?? []).map(({ day, calls }) => ({ day, calls })),
    }));
  },

  removeAll: (userId) => run(database, "DELETE FROM script_keys WHERE user_id = ?", userId),

  remove: (userId, id) =>
    givesOne(database, "DELETE FROM script_keys WHERE user_id = ? AND id = ? RETURNING id", userId, id),
});
