import * as v from "valibot";
import { TRANSPORTS } from "../../contract/passkeys.ts";
import type { PasskeyStore } from "../../ports/passkey-store.ts";
import type { SqlCommand, SqlDatabase } from "./database.ts";
import { first, givesOne, rows, tookEffect } from "./rows.ts";
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

/** After passkeys were deleted: an account without any requires none, and has no recovery codes. */
export function withoutPasskeys(userId: string): readonly SqlCommand[] {
  const hasNone = "NOT EXISTS (SELECT 1 FROM passkeys WHERE user_id = ?)";
  return [
    { sql: `DELETE FROM recovery_codes WHERE user_id = ? AND ${hasNone}`, values: [userId, userId] },
    { sql: `UPDATE users SET asks_passkey = 0 WHERE id = ? AND ${hasNone}`, values: [userId, userId] },
  ];
}

/** The table `passkeys`, and what accounts require of them. */
export const d1PasskeyStore = (database: SqlDatabase): PasskeyStore => ({
  list: (userId) => rows(database, PasskeyRow, `${PASSKEY} WHERE user_id = ? ORDER BY created, id`, userId),

  find: (id) => first(database, PasskeyRow, `${PASSKEY} WHERE id = ?`, id),

  add: ({ id, userId, publicKey, counter, transports, name, created }, tokenHash, limit) =>
    tookEffect(database, [
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
    ]),

  rename(userId, id, name) {
    const sql = "UPDATE passkeys SET name = ? WHERE user_id = ? AND id = ? RETURNING id";
    return givesOne(database, sql, name, userId, id);
  },

  remove: (userId, id) =>
    tookEffect(database, [
      { sql: "DELETE FROM passkeys WHERE user_id = ? AND id = ? RETURNING id", values: [userId, id] },
      ...withoutPasskeys(userId),
    ]),

  prove: ({ passkeyId, userId, counter, now }, tokenHash) =>
    tookEffect(database, [
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
    ]),

  asksPasskey: (userId) => givesOne(database, "SELECT id FROM users WHERE id = ? AND asks_passkey = 1", userId),

  setAsksPasskey: (userId, on, tokenHash) =>
    tookEffect(database, [
      {
        sql:
          "UPDATE users SET asks_passkey = ? WHERE id = ? AND " +
          "(? = 0 OR EXISTS (SELECT 1 FROM passkeys WHERE user_id = users.id)) RETURNING id",
        values: [on ? 1 : 0, userId, on ? 1 : 0],
      },
      ...(on ? [endOthers(userId, tokenHash, { sql: "asks_passkey = 1", values: [] })] : []),
    ]),
});
