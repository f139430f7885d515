import * as v from "valibot";
import { TRANSPORTS } from "../../contract/passkeys.ts";
import type { PasskeyStore, PasskeyUse } from "../../ports/passkey-store.ts";
import type { SqlCommand, SqlDatabase } from "./database.ts";
import { rows, runTogether } from "./rows.ts";
import { ASKS_PASSKEY } from "./session-store.ts";

const PasskeyRow = v.object({
  id: v.string(),
  userId: v.string(),
  publicKey: v.string(),
  counter: v.number(),
  transports: v.pipe(v.string(), v.parseJson(), v.array(v.picklist(TRANSPORTS))),
  name: v.string(),
  created: v.number(),
  lastUsed: v.nullable(v.number()),
});
const IdRow = v.object({ id: v.string() });

const PASSKEY =
  "SELECT id, user_id AS userId, public_key AS publicKey, counter, transports, name, created, last_used AS lastUsed FROM passkeys";

/** Condition on a passkey: the signature counter `?` (passed twice) is higher than the stored one, or both are 0. */
export const COUNTER_ADVANCES = "(counter < ? OR (counter = 0 AND ? = 0))";

/** Ends all sessions of a user but one, if the account requires a passkey at login. */
const endOthers = (userId: string, tokenHash: string, condition: SqlCommand): SqlCommand => ({
  sql:
    "DELETE FROM sessions WHERE token_hash <> ? AND " +
    `user_id = (SELECT id FROM users WHERE id = ? AND ${ASKS_PASSKEY} AND ${condition.sql})`,
  values: [tokenHash, userId, ...condition.values],
});

/** The table `passkeys`, and what accounts require of them. */
export const d1PasskeyStore = (database: SqlDatabase): PasskeyStore => ({
  list: (userId) => rows(database, PasskeyRow, `${PASSKEY} WHERE user_id = ? ORDER BY created, id`, userId),

  async find(id) {
    const [row] = await rows(database, PasskeyRow, `${PASSKEY} WHERE id = ?`, id);
    return row ?? null;
  },

  async add({ id, userId, publicKey, counter, transports, name, created }, tokenHash, limit) {
    const added = await runTogether(database, IdRow, [
      {
        sql:
          "INSERT INTO passkeys (id, user_id, public_key, counter, transports, name, created) " +
          "SELECT ?, id, ?, ?, ?, ?, ? FROM users WHERE id = ? AND " +
          "(SELECT COUNT(*) FROM passkeys WHERE user_id = ?) < ? ON CONFLICT (id) DO NOTHING RETURNING id",
        values: [id, publicKey, counter, JSON.stringify(transports), name, created, userId, userId, limit],
      },
      // an administrator's first passkey ends the sessions that began with the password alone
      endOthers(userId, tokenHash, {
        sql:
          "(SELECT COUNT(*) FROM passkeys WHERE user_id = ?) = 1 AND " +
          "EXISTS (SELECT 1 FROM passkeys WHERE user_id = ? AND id = ? AND created = ?)",
        values: [userId, userId, id, created],
      }),
    ]);
    return added.length === 1;
  },

  async rename(userId, id, name) {
    const sql = "UPDATE passkeys SET name = ? WHERE user_id = ? AND id = ? RETURNING id";
    return (await rows(database, IdRow, sql, name, userId, id)).length === 1;
  },

  async remove(userId, id) {
    const isLast = "NOT EXISTS (SELECT 1 FROM passkeys WHERE user_id = ?)";
    const removed = await runTogether(database, IdRow, [
      { sql: "DELETE FROM passkeys WHERE user_id = ? AND id = ? RETURNING id", values: [userId, id] },
      { sql: `DELETE FROM recovery_codes WHERE user_id = ? AND ${isLast}`, values: [userId, userId] },
      { sql: `UPDATE users SET asks_passkey = 0 WHERE id = ? AND ${isLast}`, values: [userId, userId] },
    ]);
    return removed.length === 1;
  },

  async prove({ passkeyId, userId, counter, now }: PasskeyUse, tokenHash) {
    const used = await runTogether(database, IdRow, [
      {
        sql: `UPDATE passkeys SET counter = ?, last_used = ? WHERE user_id = ? AND id = ? AND ${COUNTER_ADVANCES} RETURNING id`,
        values: [counter, now, userId, passkeyId, counter, counter],
      },
      {
        sql:
          "UPDATE sessions SET proved = ? WHERE token_hash = ? AND user_id = " +
          "(SELECT user_id FROM passkeys WHERE user_id = ? AND id = ? AND counter = ? AND last_used = ?)",
        values: [now, tokenHash, userId, passkeyId, counter, now],
      },
    ]);
    return used.length === 1;
  },

  async asksPasskey(userId) {
    const asking = await rows(database, IdRow, "SELECT id FROM users WHERE id = ? AND asks_passkey = 1", userId);
    return asking.length === 1;
  },

  async setAsksPasskey(userId, on, tokenHash) {
    const set = await runTogether(database, IdRow, [
      {
        sql:
          "UPDATE users SET asks_passkey = ? WHERE id = ? AND " +
          "(? = 0 OR EXISTS (SELECT 1 FROM passkeys WHERE user_id = users.id)) RETURNING id",
        values: [on ? 1 : 0, userId, on ? 1 : 0],
      },
      ...(on ? [endOthers(userId, tokenHash, { sql: "asks_passkey = 1", values: [] })] : []),
    ]);
    return set.length === 1;
  },
});
