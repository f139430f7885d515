import * as v from "valibot";
import { LANGUAGES } from "../../contract/language.ts";
import type { LoginProofStore, ProvedSession } from "../../ports/login-proof-store.ts";
import type { SqlCommand, SqlDatabase, SqlValue } from "./database.ts";
import { COUNTER_ADVANCES } from "./passkey-store.ts";
import { rows, run, runTogether } from "./rows.ts";
import { keepNewest, NEW_SESSION_ID } from "./session-store.ts";

const OwnerRow = v.object({ user_id: v.string() });
const HashRow = v.object({ hash: v.string() });
const TicketRow = v.object({
  userId: v.string(),
  email: v.string(),
  isAdmin: v.pipe(
    v.picklist([0, 1]),
    v.transform((flag) => flag === 1),
  ),
  language: v.picklist([...LANGUAGES, ""]),
});

/** Expired challenges deleted with each new one. */
const SWEPT_CHALLENGES = 20;

/** Condition: the login ticket is still valid. */
const ticketOf = (userId: string, ticketHash: string, now: number): SqlCommand => ({
  sql: "EXISTS (SELECT 1 FROM login_tickets WHERE user_id = ? AND token_hash = ? AND expires > ?)",
  values: [userId, ticketHash, now],
});

/** Creates a session if all conditions hold. `ifBegun` adds to a statement the condition that it was created. */
function sessionCommands(
  { tokenHash, userId, device, now }: ProvedSession,
  conditions: readonly SqlCommand[],
): { readonly begin: SqlCommand; readonly ifBegun: (sql: string, ...values: readonly SqlValue[]) => SqlCommand } {
  const where = ["id = ?", ...conditions.map(({ sql }) => sql)].join(" AND ");
  return {
    begin: {
      sql:
        "INSERT INTO sessions (token_hash, user_id, created, last_used, proved, id, browser, system) " +
        `SELECT ?, id, ?, ?, ?, ${NEW_SESSION_ID}, ?, ? FROM users WHERE ${where} RETURNING user_id`,
      values: [
        tokenHash,
        now,
        now,
        now,
        device.browser,
        device.system,
        userId,
        ...conditions.flatMap(({ values }) => values),
      ],
    },
    ifBegun: (sql, ...values) => ({
      sql: `${sql} AND EXISTS (SELECT 1 FROM sessions WHERE token_hash = ? AND user_id = ?)`,
      values: [...values, tokenHash, userId],
    }),
  };
}

/** Challenges, login tickets and recovery codes, each in a table. */
export const d1LoginProofStore = (database: SqlDatabase): LoginProofStore => ({
  async keepChallenge({ hash, purpose, subject }, userId, now, expires) {
    await runTogether(database, OwnerRow, [
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

  async useChallenge({ hash, purpose, subject }, now) {
    const used = await rows(
      database,
      HashRow,
      "DELETE FROM passkey_challenges WHERE challenge_hash = ? AND purpose = ? AND subject = ? AND expires > ? " +
        "RETURNING challenge_hash AS hash",
      hash,
      purpose,
      subject,
      now,
    );
    return used.length === 1;
  },

  async createTicket({ tokenHash, userId, checkedHash, passwordHash, now, expires }) {
    const inserted = await runTogether(database, OwnerRow, [
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
    ]);
    return inserted.length === 1;
  },

  async findTicket(tokenHash, now) {
    const [row] = await rows(
      database,
      TicketRow,
      "SELECT t.user_id AS userId, u.email, u.is_admin AS isAdmin, u.language FROM login_tickets t JOIN users u ON u.id = t.user_id " +
        "WHERE t.token_hash = ? AND t.expires > ?",
      tokenHash,
      now,
    );
    return row ?? null;
  },

  endTicket: (tokenHash) => run(database, "DELETE FROM login_tickets WHERE token_hash = ?", tokenHash),

  async logInByPasskey(session, { passkeyId, userId, counter, now }, ticketHash) {
    const { begin, ifBegun } = sessionCommands(session, [
      {
        sql: `EXISTS (SELECT 1 FROM passkeys WHERE user_id = ? AND id = ? AND ${COUNTER_ADVANCES})`,
        values: [userId, passkeyId, counter, counter],
      },
      ...(ticketHash === null ? [] : [ticketOf(userId, ticketHash, now)]),
    ]);
    const inserted = await runTogether(database, OwnerRow, [
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
    return inserted.length === 1;
  },

  async logInByRecoveryCode(session, codeHash, ticketHash) {
    const { userId, now } = session;
    const { begin, ifBegun } = sessionCommands(session, [
      {
        sql: "EXISTS (SELECT 1 FROM recovery_codes WHERE user_id = ? AND code_hash = ?)",
        values: [userId, codeHash],
      },
      ticketOf(userId, ticketHash, now),
    ]);
    const inserted = await runTogether(database, OwnerRow, [
      begin,
      ifBegun("DELETE FROM recovery_codes WHERE user_id = ? AND code_hash = ?", userId, codeHash),
      ifBegun("UPDATE users SET last_login = ? WHERE id = ?", now, userId),
      ifBegun("DELETE FROM login_tickets WHERE user_id = ? AND token_hash = ?", userId, ticketHash),
      keepNewest(userId, session.tokenHash),
    ]);
    return inserted.length === 1;
  },

  async countRecoveryCodes(userId) {
    const sql = "SELECT code_hash AS hash FROM recovery_codes WHERE user_id = ?";
    return (await rows(database, HashRow, sql, userId)).length;
  },

  async replaceRecoveryCodes(userId, codeHashes) {
    await runTogether(database, OwnerRow, [
      { sql: "DELETE FROM recovery_codes WHERE user_id = ?", values: [userId] },
      {
        sql: "INSERT INTO recovery_codes (user_id, code_hash) SELECT users.id, value FROM users, json_each(?) WHERE users.id = ?",
        values: [JSON.stringify(codeHashes), userId],
      },
    ]);
  },
});
