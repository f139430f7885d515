import * as v from "valibot";
import type { LoginProofStore } from "../../ports/login-proof-store.ts";
import type { ProvedSession } from "../../ports/session-store.ts";
import type { SqlCommand, SqlDatabase, SqlValue } from "./database.ts";
import { COUNTER_ADVANCES } from "./passkey-store.ts";
import { first, Flag, givesOne, MailLanguage, readTogether, rows, run, tookEffect } from "./rows.ts";
import { beginSession, keepNewest } from "./session-store.ts";

const TicketRow = v.object({
  userId: v.string(),
  email: v.string(),
  isAdmin: Flag,
  language: MailLanguage,
});

/** Expired challenges deleted with each new one. */
const SWEPT_CHALLENGES = 20;

/** Condition: the login ticket is still valid. */
const ticketOf = (userId: string, ticketHash: string, now: number): SqlCommand => ({
  sql: "EXISTS (SELECT 1 FROM login_tickets WHERE user_id = ? AND token_hash = ? AND expires > ?)",
  values: [userId, ticketHash, now],
});

/** Creates a session if all conditions hold. `ifBegun` adds to a statement the condition that it was created. */
function sessionCommands(session: ProvedSession, conditions: readonly SqlCommand[]) {
  const { tokenHash, userId } = session;
  const where = ["id = ?", ...conditions.map(({ sql }) => sql)].join(" AND ");
  const values = conditions.flatMap((condition) => condition.values);
  return {
    begin: beginSession(session, `users WHERE ${where}`, userId, ...values),
    ifBegun: (sql: string, ...values: readonly SqlValue[]): SqlCommand => ({
      sql: `${sql} AND EXISTS (SELECT 1 FROM sessions WHERE token_hash = ? AND user_id = ?)`,
      values: [...values, tokenHash, userId],
    }),
  };
}

/** Challenges, login tickets and recovery codes, each in a table. */
export const d1LoginProofStore = (database: SqlDatabase): LoginProofStore => ({
  async keepChallenge({ hash, purpose, subject }, userId, now, expires) {
    await readTogether(database, [
      {
        sql: "INSERT INTO passkey_challenges (challenge_hash, purpose, user_id, subject, expires) VALUES (?, ?, ?, ?, ?)",
        values: [hash, purpose, userId, subject, expires],
      },
      {
        sql:
          "DELETE FROM passkey_challenges WHERE challenge_hash IN " +
          "(SELECT challenge_hash FROM passkey_challenges WHERE expires <= ? ORDER BY expires LIMIT ?)",
        values: [now, SWEPT_CHALLENGES],
      },
    ]);
  },

  useChallenge({ hash, purpose, subject }, now) {
    const sql =
      "DELETE FROM passkey_challenges WHERE challenge_hash = ? AND purpose = ? AND subject = ? AND expires > ? RETURNING 1";
    return givesOne(database, sql, hash, purpose, subject, now);
  },

  createTicket: ({ tokenHash, userId, checkedHash, passwordHash, now, expires }) =>
    tookEffect(database, [
      {
        sql:
          "INSERT INTO login_tickets (token_hash, user_id, expires) " +
          "SELECT ?, id, ? FROM users WHERE id = ? AND password_hash = ? RETURNING user_id",
        values: [tokenHash, expires, userId, checkedHash],
      },
      {
        sql: "UPDATE users SET password_hash = ? WHERE id = ? AND password_hash = ?",
        values: [passwordHash, userId, checkedHash],
      },
      { sql: "DELETE FROM login_tickets WHERE user_id = ? AND expires <= ?", values: [userId, now] },
    ]),

  findTicket: (tokenHash, now) =>
    first(
      database,
      TicketRow,
      "SELECT t.user_id AS userId, u.email, u.is_admin AS isAdmin, u.language FROM login_tickets t JOIN users u ON u.id = t.user_id " +
        "WHERE t.token_hash = ? AND t.expires > ?",
      tokenHash,
      now,
    ),

  endTicket: (tokenHash) => run(database, "DELETE FROM login_tickets WHERE token_hash = ?", tokenHash),

  logInByPasskey(session, { passkeyId, userId, counter, now }, ticketHash) {
    const { begin, ifBegun } = sessionCommands(session, [
      {
        sql: `EXISTS (SELECT 1 FROM passkeys WHERE user_id = ? AND id = ? AND ${COUNTER_ADVANCES})`,
        values: [userId, passkeyId, counter, counter],
      },
      ...(ticketHash === null ? [] : [ticketOf(userId, ticketHash, now)]),
    ]);
    return tookEffect(database, [
      begin,
      ifBegun(
        "UPDATE passkeys SET counter = ?, last_used = ? WHERE user_id = ? AND id = ?",
        counter,
        now,
        userId,
        passkeyId,
      ),
      ifBegun("UPDATE users SET last_login = ? WHERE id = ?", now, userId),
      ifBegun("DELETE FROM login_tickets WHERE user_id = ? AND token_hash = ?", userId, ticketHash),
      keepNewest(userId, session.tokenHash),
    ]);
  },

  logInByRecoveryCode(session, codeHash, ticketHash) {
    const { userId, now } = session;
    const { begin, ifBegun } = sessionCommands(session, [
      {
        sql: "EXISTS (SELECT 1 FROM recovery_codes WHERE user_id = ? AND code_hash = ?)",
        values: [userId, codeHash],
      },
      ticketOf(userId, ticketHash, now),
    ]);
    return tookEffect(database, [
      begin,
      ifBegun("DELETE FROM recovery_codes WHERE user_id = ? AND code_hash = ?", userId, codeHash),
      ifBegun("UPDATE users SET last_login = ? WHERE id = ?", now, userId),
      ifBegun("DELETE FROM login_tickets WHERE user_id = ? AND token_hash = ?", userId, ticketHash),
      keepNewest(userId, session.tokenHash),
    ]);
  },

  async countRecoveryCodes(userId) {
    const sql = "SELECT code_hash FROM recovery_codes WHERE user_id = ?";
    return (await rows(database, v.unknown(), sql, userId)).length;
  },

  async replaceRecoveryCodes(userId, codeHashes) {
    await readTogether(database, [
      { sql: "DELETE FROM recovery_codes WHERE user_id = ?", values: [userId] },
      {
        sql: "INSERT INTO recovery_codes (user_id, code_hash) SELECT users.id, value FROM users, json_each(?) WHERE users.id = ?",
        values: [JSON.stringify(codeHashes), userId],
      },
    ]);
  },
});
