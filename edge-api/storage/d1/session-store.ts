import * as v from "valibot";
import { DeviceSchema } from "../../contract/device.ts";
import { SESSIONS } from "../../contract/limits.ts";
import type { SessionStore } from "../../ports/session-store.ts";
import type { SqlCommand, SqlDatabase } from "./database.ts";
import { rows, run, runTogether } from "./rows.ts";

const Flag = v.pipe(
  v.picklist([0, 1]),
  v.transform((flag) => flag === 1),
);
const SessionRow = v.object({
  userId: v.string(),
  email: v.string(),
  isAdmin: Flag,
  created: v.number(),
  lastUsed: v.number(),
  proved: v.nullable(v.number()),
});
const ListedRow = v.object({
  id: v.string(),
  ...DeviceSchema.entries,
  created: v.number(),
  last_used: v.number(),
  current: Flag,
});
const OwnerRow = v.object({ user_id: v.string() });

/** Id of a session in its owner's list; no credential. */
export const NEW_SESSION_ID = "LOWER(HEX(RANDOMBLOB(16)))";

/** Whether the account in this row of `users` requires a passkey in addition to the password. */
export const ASKS_PASSKEY =
  "((is_admin = 1 OR asks_passkey = 1) AND EXISTS (SELECT 1 FROM passkeys WHERE passkeys.user_id = users.id))";

/** After a new session: ends the least recently used sessions of the user beyond `SESSIONS`, never the new one. */
export const keepNewest = (userId: string, tokenHash: string): SqlCommand => ({
  sql:
    "DELETE FROM sessions WHERE user_id = ?1 AND token_hash NOT IN (SELECT token_hash FROM sessions " +
    "WHERE user_id = ?1 ORDER BY token_hash = ?2 DESC, last_used DESC LIMIT ?3)",
  values: [userId, tokenHash, SESSIONS],
});

/** Sessions and password-reset links. */
export const d1SessionStore = (database: SqlDatabase): SessionStore => ({
  async create({ tokenHash, userId, device, checkedHash, passwordHash, now }) {
    const inserted = await runTogether(database, OwnerRow, [
      {
        sql:
          "INSERT INTO sessions (token_hash, user_id, created, last_used, proved, id, browser, system) " +
          `SELECT ?, id, ?, ?, ?, ${NEW_SESSION_ID}, ?, ? FROM users ` +
          `WHERE id = ? AND password_hash = ? AND NOT ${ASKS_PASSKEY} RETURNING user_id`,
        values: [tokenHash, now, now, now, device.browser, device.system, userId, checkedHash],
      },
      {
        sql: `UPDATE users SET last_login = ?, password_hash = ? WHERE id = ? AND password_hash = ? AND NOT ${ASKS_PASSKEY}`,
        values: [now, passwordHash, userId, checkedHash],
      },
      keepNewest(userId, tokenHash),
    ]);
    return inserted.length === 1;
  },

  async find(tokenHash) {
    const [row] = await rows(
      database,
      SessionRow,
      "SELECT s.user_id AS userId, u.email, u.is_admin AS isAdmin, s.created, s.last_used AS lastUsed, s.proved " +
        "FROM sessions s JOIN users u ON u.id = s.user_id WHERE s.token_hash = ?",
      tokenHash,
    );
    return row ?? null;
  },

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

  async endOne(userId, id) {
    const sql = "DELETE FROM sessions WHERE user_id = ? AND id = ? RETURNING user_id";
    return (await rows(database, OwnerRow, sql, userId, id)).length === 1;
  },

  async endOthers(userId, tokenHash) {
    const sql = "DELETE FROM sessions WHERE user_id = ? AND token_hash <> ? RETURNING user_id";
    return (await rows(database, OwnerRow, sql, userId, tokenHash)).length;
  },

  end: (tokenHash) => run(database, "DELETE FROM sessions WHERE token_hash = ?", tokenHash),

  async prove(tokenHash, userId, checkedHash, now) {
    const proved = await rows(
      database,
      OwnerRow,
      "UPDATE sessions SET proved = ? WHERE token_hash = ? AND user_id = (SELECT id FROM users WHERE id = ? AND password_hash = ?) " +
        "RETURNING user_id",
      now,
      tokenHash,
      userId,
      checkedHash,
    );
    return proved.length === 1;
  },

  sweep: (userId, created, lastUsed) =>
    run(
      database,
      "DELETE FROM sessions WHERE user_id = ? AND (created <= ? OR last_used <= ?)",
      userId,
      created,
      lastUsed,
    ),

  async createReset(tokenHash, userId, now, expires) {
    const inserted = await runTogether(database, OwnerRow, [
      {
        sql: "INSERT INTO reset_tokens (user_id, token_hash, expires) SELECT id, ?, ? FROM users WHERE id = ? RETURNING user_id",
        values: [tokenHash, expires, userId],
      },
      { sql: "DELETE FROM reset_tokens WHERE user_id = ? AND expires <= ?", values: [userId, now] },
    ]);
    return inserted.length === 1;
  },

  async findReset(tokenHash, now) {
    const [row] = await rows(
      database,
      OwnerRow,
      "SELECT user_id FROM reset_tokens WHERE token_hash = ? AND expires > ?",
      tokenHash,
      now,
    );
    return row?.user_id ?? null;
  },
});
