import * as v from "valibot";
import type { EmailLinkStore } from "../../ports/email-link-store.ts";
import type { SqlCommand, SqlDatabase } from "./database.ts";
import { accountTraceCommands } from "./account-traces.ts";
import { first, readTogether, runTogether, tookEffect } from "./rows.ts";
import { searchWordsOf } from "./search-words.ts";

const IdRow = v.object({ id: v.string() });
const ChangeRow = v.object({
  before: v.string(),
  email: v.string(),
  id: v.string(),
  name: v.string(),
  last_name: v.string(),
});

/** Adds a link that was mailed, and deletes the user's expired ones. @returns false: the account was deleted */
export const addLink = (
  database: SqlDatabase,
  table: "email_links" | "reset_tokens",
  ...[tokenHash, userId, now, expires]: Parameters<EmailLinkStore["create"]>
): Promise<boolean> =>
  tookEffect(database, [
    {
      sql: `INSERT INTO ${table} (token_hash, user_id, expires) SELECT ?, id, ? FROM users WHERE id = ? RETURNING user_id`,
      values: [tokenHash, expires, userId],
    },
    { sql: `DELETE FROM ${table} WHERE user_id = ? AND expires <= ?`, values: [userId, now] },
  ]);

/** Condition: somebody else than the user `?3` may take the address `?1` back at the time `?2`. */
export const IS_RESERVED =
  "EXISTS (SELECT 1 FROM email_changes WHERE email = ?1 AND restores = 1 AND expires > ?2 AND user_id <> ?3)";

/** The change behind a link, with what the account's words are made of. */
const findChange = (database: SqlDatabase, tokenHash: string, restores: 0 | 1, now: number) =>
  first(
    database,
    ChangeRow,
    "SELECT users.email AS before, c.email, users.id, name, last_name FROM email_changes c JOIN users ON users.id = c.user_id " +
      "WHERE token_hash = ? AND restores = ? AND expires > ?",
    tokenHash,
    restores,
    now,
  );

/**
 * Statements that come after the one that set the address: the words by which administrators find the account, and the
 * end of what was mailed or begun before. Each takes effect only if that one did, while the link still exists.
 */
function followUp(row: v.InferOutput<typeof ChangeRow>, tokenHash: string, tables: readonly string[]): SqlCommand[] {
  const isSet =
    "EXISTS (SELECT 1 FROM users u JOIN email_changes c ON c.user_id = u.id AND c.email = u.email WHERE token_hash = ?)";
  return [
    ...["user_words", "email_links", "reset_tokens", "login_links", "login_tickets", ...tables].map((table) => ({
      sql: `DELETE FROM ${table} WHERE user_id = ? AND ${isSet}`,
      values: [row.id, tokenHash],
    })),
    {
      sql:
        "INSERT INTO user_words (word, user_id, word_before) " +
        `SELECT value, users.id, LAG(value) OVER (ORDER BY value) FROM users, json_each(?) WHERE users.id = ? AND ${isSet}`,
      values: [JSON.stringify(searchWordsOf(row)), row.id, tokenHash],
    },
  ];
}

/** The tables `email_links`, `email_changes` and `login_links`. */
export const d1EmailLinkStore = (database: SqlDatabase): EmailLinkStore => ({
  create: (...link) => addLink(database, "email_links", ...link),

  async find(tokenHash, now) {
    const sql = "SELECT user_id AS id FROM email_links WHERE token_hash = ? AND expires > ?";
    return (await first(database, IdRow, sql, tokenHash, now))?.id ?? null;
  },

  async disown(tokenHash, now) {
    const owner = {
      sql:
        "SELECT users.id FROM users JOIN email_links ON user_id = users.id " +
        "WHERE token_hash = ? AND expires > ? AND email_verified IS NULL AND is_admin = 0",
      values: [tokenHash, now],
    };
    return (await readTogether(database, accountTraceCommands(owner))).at(-1)?.length === 1;
  },

  async use(tokenHash, now) {
    // links are deleted last: the update looks the user up by this link
    const owner = "(SELECT user_id FROM email_links WHERE token_hash = ? AND expires > ?)";
    const [confirmed] = await runTogether(database, IdRow, [
      {
        sql: `UPDATE users SET email_verified = COALESCE(email_verified, ?) WHERE id = ${owner} RETURNING id`,
        values: [now, tokenHash, now],
      },
      { sql: `DELETE FROM email_links WHERE user_id = ${owner}`, values: [tokenHash, now] },
    ]);
    return confirmed?.id ?? null;
  },

  createChange: ({ tokenHash, userId, email, expires }) =>
    tookEffect(database, [
      {
        sql:
          "INSERT INTO email_changes (token_hash, user_id, email, restores, expires) SELECT ?, id, ?, 0, ? FROM users " +
          "WHERE id = ? RETURNING user_id",
        values: [tokenHash, email, expires, userId],
      },
      {
        sql: "DELETE FROM email_changes WHERE user_id = ? AND restores = 0 AND token_hash <> ?",
        values: [userId, tokenHash],
      },
    ]),

  async change(tokenHash, userId, restoreHash, now, restoreBy) {
    const row = await findChange(database, tokenHash, 0, now);
    if (row === null || row.id !== userId) return null;
    const [changed] = await runTogether(database, IdRow, [
      {
        sql:
          "UPDATE users SET email = ?1, email_verified = ?2 WHERE id = ?3 AND email = ?4 " +
          "AND EXISTS (SELECT 1 FROM email_changes WHERE token_hash = ?5) " +
          `AND NOT EXISTS (SELECT 1 FROM users WHERE email = ?1) AND NOT ${IS_RESERVED} RETURNING id`,
        values: [row.email, now, userId, row.before, tokenHash],
      },
      ...followUp(row, tokenHash, []),
      // reads the account by its new address and the link, which goes last
      {
        sql:
          "INSERT INTO email_changes (token_hash, user_id, email, restores, expires) SELECT ?, u.id, ?, 1, ? FROM users u " +
          "JOIN email_changes c ON c.user_id = u.id AND c.email = u.email WHERE c.token_hash = ?",
        values: [restoreHash, row.before, restoreBy, tokenHash],
      },
      { sql: "DELETE FROM email_changes WHERE user_id = ? AND restores = 0", values: [userId] },
    ]);
    return changed === undefined ? null : row.before;
  },

  async restore(tokenHash, now) {
    const row = await findChange(database, tokenHash, 1, now);
    if (row === null) return null;
    const [restored] = await runTogether(database, IdRow, [
      {
        sql:
          "UPDATE users SET email = ?, email_verified = ?, password_hash = '' WHERE id = ? " +
          "AND EXISTS (SELECT 1 FROM email_changes WHERE token_hash = ?) RETURNING id",
        values: [row.email, now, row.id, tokenHash],
      },
      ...followUp(row, tokenHash, ["sessions", "device_marks", "script_keys"]),
      // whoever changed the address twice cannot delete the link to the first one by that to the second
      {
        sql:
          "DELETE FROM email_changes WHERE user_id = ? AND (restores = 0 OR expires >= " +
          "(SELECT expires FROM email_changes WHERE token_hash = ?))",
        values: [row.id, tokenHash],
      },
    ]);
    return restored?.id ?? null;
  },

  createLogin: (tokenHash, userId, markHash, now, expires) =>
    tookEffect(database, [
      {
        sql:
          "INSERT INTO login_links (token_hash, user_id, mark_hash, expires) SELECT ?, id, ?, ? FROM users WHERE id = ? " +
          "RETURNING user_id",
        values: [tokenHash, markHash, expires, userId],
      },
      { sql: "DELETE FROM login_links WHERE user_id = ? AND expires <= ?", values: [userId, now] },
    ]),

  async useLogin(tokenHash, markHash, now) {
    const sql =
      "DELETE FROM login_links WHERE token_hash = ? AND mark_hash = ? AND expires > ? RETURNING user_id AS id";
    return (await first(database, IdRow, sql, tokenHash, markHash, now))?.id ?? null;
  },
});
