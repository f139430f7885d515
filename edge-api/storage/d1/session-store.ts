import * as v from "valibot";
import type { SessionStore } from "../../ports/session-store.ts";
import type { SqlDatabase } from "./database.ts";
import { rows, run, runTogether } from "./rows.ts";

const SessionRow = v.object({
  userId: v.string(),
  email: v.string(),
  isAdmin: v.pipe(
    v.picklist([0, 1]),
    v.transform((flag) => flag === 1),
  ),
  created: v.number(),
  lastUsed: v.number(),
  proved: v.nullable(v.number()),
});
const OwnerRow = v.object({ user_id: v.string() });

/** Names a session to its owner; it opens nothing. */
export const NEW_SESSION_ID = "LOWER(HEX(RANDOMBLOB(16)))";

/** Whether a login of this row of `users` asks for a passkey beside the password. */
export const ASKS_PASSKEY =
  "((is_admin = 1 OR asks_passkey = 1) AND EXISTS (SELECT 1 FROM passkeys WHERE passkeys.user_id = users.id))";

export const d1SessionStore = (database: SqlDatabase): SessionStore => ({
  async create({ tokenHash, userId, device, checkedHash, passwordHash, now }) {
    const begun = await runTogether(database, OwnerRow, [
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
    ]);
    return begun.length === 1;
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
    const made = await runTogether(database, OwnerRow, [
      {
        sql: "INSERT INTO reset_tokens (user_id, token_hash, expires) SELECT id, ?, ? FROM users WHERE id = ? RETURNING user_id",
        values: [tokenHash, expires, userId],
      },
      { sql: "DELETE FROM reset_tokens WHERE user_id = ? AND expires <= ?", values: [userId, now] },
    ]);
    return made.length === 1;
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
