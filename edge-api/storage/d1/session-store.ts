import * as v from "valibot";
import { SESSIONS } from "../../contract/limits.ts";
import { SessionListSchema } from "../../contract/reply-schemas.ts";
import type { ProvedSession, SessionStore } from "../../ports/session-store.ts";
import type { SqlCommand, SqlDatabase, SqlValue } from "./database.ts";
import { first, Flag, givesOne, rows, run, tookEffect } from "./rows.ts";

const SessionRow = v.object({
  userId: v.string(),
  email: v.string(),
  isAdmin: Flag,
  created: v.number(),
  lastUsed: v.number(),
  proved: v.nullable(v.number()),
});
const ListedRow = v.object({ ...SessionListSchema.item.entries, current: Flag });
const OwnerRow = v.object({ user_id: v.string() });

/** Id of a session in its owner's list; no credential. */
const NEW_SESSION_ID = "LOWER(HEX(RANDOMBLOB(16)))";

/** Whether the account in this row of `users` requires a passkey in addition to the password. */
export const ASKS_PASSKEY =
  "((is_admin = 1 OR asks_passkey = 1) AND EXISTS (SELECT 1 FROM passkeys WHERE passkeys.user_id = users.id))";

/** Begins a session for the user that a query finds. @param found a table of users, with a condition and its values */
export const beginSession = (
  { tokenHash, device, now, proved = now }: Omit<ProvedSession, "userId">,
  found: string,
  ...values: readonly SqlValue[]
): SqlCommand => ({
  sql:
    "INSERT INTO sessions (token_hash, user_id, created, last_used, proved, id, browser, system) " +
    `SELECT ?, id, ?, ?, ?, ${NEW_SESSION_ID}, ?, ? FROM ${found} RETURNING user_id`,
  values: [tokenHash, now, now, proved, device.browser, device.system, ...values],
});

/** After a new session: ends the least recently used sessions of the user beyond `SESSIONS`, never the new one. */
export const keepNewest = (userId: string, tokenHash: string): SqlCommand => ({
  sql:
    "DELETE FROM sessions WHERE user_id = ?1 AND token_hash NOT IN (SELECT token_hash FROM sessions " +
    "WHERE user_id = ?1 ORDER BY token_hash = ?2 DESC, last_used DESC LIMIT ?3)",
  values: [userId, tokenHash, SESSIONS],
});

/** The table `sessions`. */
export const d1SessionStore = (database: SqlDatabase): SessionStore => ({
  create(session) {
    const { tokenHash, userId, checkedHash, passwordHash, now } = session;
    const unchanged = `id = ? AND password_hash = ? AND NOT ${ASKS_PASSKEY}`;
    return tookEffect(database, [
      beginSession(session, `users WHERE ${unchanged}`, userId, checkedHash),
      {
        sql: `UPDATE users SET last_login = ?, password_hash = ? WHERE ${unchanged}`,
        values: [now, passwordHash, userId, checkedHash],
      },
      keepNewest(userId, tokenHash),
    ]);
  },

  find: (tokenHash) =>
    first(
      database,
      SessionRow,
      "SELECT s.user_id AS userId, u.email, u.is_admin AS isAdmin, s.created, s.last_used AS lastUsed, s.proved " +
        "FROM sessions s JOIN users u ON u.id = s.user_id WHERE s.token_hash = ?",
      tokenHash,
    ),

  touch: (tokenHash, now) => run(database, "UPDATE sessions SET last_used = ? WHERE token_hash = ?", now, tokenHash),

  listOf: (userId, tokenHash) =>
    rows(
      database,
      ListedRow,
      "SELECT id, browser, system, created, last_used, token_hash = ? AS current FROM sessions WHERE user_id = ? " +
        "ORDER BY last_used DESC, id LIMIT ?",
      tokenHash,
      userId,
      SESSIONS,
    ),

  endOne: (userId, id) =>
    givesOne(database, "DELETE FROM sessions WHERE user_id = ? AND id = ? RETURNING user_id", userId, id),

  async endOthers(userId, tokenHash) {
    const sql = "DELETE FROM sessions WHERE user_id = ? AND token_hash <> ? RETURNING user_id";
    return (await rows(database, OwnerRow, sql, userId, tokenHash)).length;
  },

  end: (tokenHash) => run(database, "DELETE FROM sessions WHERE token_hash = ?", tokenHash),

  prove: (tokenHash, userId, checkedHash, now) =>
    givesOne(
      database,
      "UPDATE sessions SET proved = ? WHERE token_hash = ? AND user_id = (SELECT id FROM users WHERE id = ? AND password_hash = ?) " +
        "RETURNING user_id",
      now,
      tokenHash,
      userId,
      checkedHash,
    ),

  sweep: (userId, created, lastUsed) =>
    run(
      database,
      "DELETE FROM sessions WHERE user_id = ? AND (created <= ? OR last_used <= ?)",
      userId,
      created,
      lastUsed,
    ),
});
