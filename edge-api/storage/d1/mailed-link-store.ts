import * as v from "valibot";
import type { LinkPurpose, MailedLinkStore } from "../../ports/mailed-link-store.ts";
import type { SqlCommand, SqlDatabase } from "./database.ts";
import { accountTraceCommands } from "./account-traces.ts";
import { withoutPasskeys } from "./passkey-store.ts";
import { first, readTogether, runTogether, tookEffect } from "./rows.ts";
import { searchWordsOf } from "./search-words.ts";

const IdRow = v.object({ id: v.string() });
const ChangeRow = v.object({
  before: v.string(),
  email: v.string(),
  id: v.string(),
  name: v.string(),
  last_name: v.string(),
  expires: v.number(),
});

/** Query of the user of an unexpired link. */
export const ownerOf = (purpose: LinkPurpose): string =>
  `SELECT user_id FROM mailed_links WHERE token_hash = ? AND purpose = '${purpose}' AND expires > ?`;

/** Condition: another user than `?3` may take the address `?1` back at the time `?2`. */
export const IS_RESERVED =
  "EXISTS (SELECT 1 FROM mailed_links WHERE purpose = 'restore_email' AND subject = ?1 AND expires > ?2 AND user_id <> ?3)";

/** The change behind a link, with what the account's words are made of. */
const findChange = (database: SqlDatabase, purpose: "change_email" | "restore_email", tokenHash: string, now: number) =>
  first(
    database,
    ChangeRow,
    "SELECT users.email AS before, subject AS email, users.id, name, last_name, expires FROM mailed_links " +
      "JOIN users ON users.id = user_id WHERE token_hash = ? AND purpose = ? AND expires > ?",
    tokenHash,
    purpose,
    now,
  );

/** The link of a change while it exists and its address is set: condition of the statements that come after that one. */
const IS_SET =
  "EXISTS (SELECT 1 FROM users u JOIN mailed_links l ON l.user_id = u.id AND l.subject = u.email WHERE token_hash = ?)";

/** The words by which administrators find the account, and the end of what was mailed or begun before. */
const followUp = (row: v.InferOutput<typeof ChangeRow>, tokenHash: string, tables: readonly string[]): SqlCommand[] => [
  ...["user_words", "login_tickets", ...tables].map((table) => ({
    sql: `DELETE FROM ${table} WHERE user_id = ? AND ${IS_SET}`,
    values: [row.id, tokenHash],
  })),
  {
    sql:
      "INSERT INTO user_words (word, user_id, word_before) " +
      `SELECT value, users.id, LAG(value) OVER (ORDER BY value) FROM users, json_each(?) WHERE users.id = ? AND ${IS_SET}`,
    values: [JSON.stringify(searchWordsOf(row)), row.id, tokenHash],
  },
];

/** The table `mailed_links`. */
export const d1MailedLinkStore = (database: SqlDatabase): MailedLinkStore => ({
  create: ({ tokenHash, userId, purpose, subject = "", expires }, now) =>
    tookEffect(database, [
      {
        sql:
          "INSERT INTO mailed_links (token_hash, user_id, purpose, subject, expires) SELECT ?, id, ?, ?, ? FROM users " +
          "WHERE id = ? RETURNING user_id",
        values: [tokenHash, purpose, subject, expires, userId],
      },
      {
        sql:
          "DELETE FROM mailed_links WHERE user_id = ?1 AND token_hash <> ?2 " +
          "AND (expires <= ?3 OR (purpose = ?4 AND purpose = 'change_email'))",
        values: [userId, tokenHash, now, purpose],
      },
    ]),

  async find(purpose, tokenHash, now) {
    const sql = "SELECT user_id AS id FROM mailed_links WHERE token_hash = ? AND purpose = ? AND expires > ?";
    return (await first(database, IdRow, sql, tokenHash, purpose, now))?.id ?? null;
  },

  async logIn(tokenHash, markHash, now) {
    const sql =
      "DELETE FROM mailed_links WHERE token_hash = ? AND purpose = 'log_in' AND subject = ? AND expires > ? " +
      "RETURNING user_id AS id";
    return (await first(database, IdRow, sql, tokenHash, markHash, now))?.id ?? null;
  },

  async disown(tokenHash, now) {
    const sql = `${ownerOf("confirm")} AND EXISTS (SELECT 1 FROM users WHERE id = user_id AND email_verified IS NULL AND is_admin = 0)`;
    return (await readTogether(database, accountTraceCommands({ sql, values: [tokenHash, now] }))).at(-1)?.length === 1;
  },

  async confirm(tokenHash, now) {
    // links are deleted last: the update looks the user up by this link
    const owner = `(${ownerOf("confirm")})`;
    const [confirmed] = await runTogether(database, IdRow, [
      {
        sql: `UPDATE users SET email_verified = COALESCE(email_verified, ?) WHERE id = ${owner} RETURNING id`,
        values: [now, tokenHash, now],
      },
      { sql: `DELETE FROM mailed_links WHERE purpose = 'confirm' AND user_id = ${owner}`, values: [tokenHash, now] },
    ]);
    return confirmed?.id ?? null;
  },

  async change(tokenHash, userId, restoreHash, now, restoreBy) {
    const row = await findChange(database, "change_email", tokenHash, now);
    if (row === null || row.id !== userId) return null;
    const [changed] = await runTogether(database, IdRow, [
      {
        sql:
          "UPDATE users SET email = ?1, email_verified = ?2 WHERE id = ?3 AND email = ?4 " +
          "AND EXISTS (SELECT 1 FROM mailed_links WHERE token_hash = ?5) " +
          `AND NOT EXISTS (SELECT 1 FROM users WHERE email = ?1) AND NOT ${IS_RESERVED} RETURNING id`,
        values: [row.email, now, userId, row.before, tokenHash],
      },
      ...followUp(row, tokenHash, []),
      // reads the account by its new address and the link, which goes last
      {
        sql:
          "INSERT INTO mailed_links (token_hash, user_id, purpose, subject, expires) " +
          `SELECT ?, id, 'restore_email', ?, ? FROM users WHERE id = ? AND ${IS_SET}`,
        values: [restoreHash, row.before, restoreBy, userId, tokenHash],
      },
      { sql: "DELETE FROM mailed_links WHERE user_id = ? AND purpose <> 'restore_email'", values: [userId] },
    ]);
    return changed === undefined ? null : row.before;
  },

  async restore(tokenHash, now, span) {
    const row = await findChange(database, "restore_email", tokenHash, now);
    if (row === null) return null;
    const [restored] = await runTogether(database, IdRow, [
      {
        sql:
          "UPDATE users SET email = ?, email_verified = ?, password_hash = '' WHERE id = ? " +
          "AND EXISTS (SELECT 1 FROM mailed_links WHERE token_hash = ?) RETURNING id",
        values: [row.email, now, row.id, tokenHash],
      },
      ...followUp(row, tokenHash, ["sessions", "device_marks", "script_keys"]),
      {
        sql: `DELETE FROM passkeys WHERE user_id = ? AND created >= ? AND ${IS_SET}`,
        values: [row.id, row.expires - span, tokenHash],
      },
      ...withoutPasskeys(row.id),
      // a user who changed the address twice cannot delete the link to the first one by that to the second
      {
        sql:
          "DELETE FROM mailed_links WHERE user_id = ? AND (purpose <> 'restore_email' OR expires >= " +
          "(SELECT expires FROM mailed_links WHERE token_hash = ?))",
        values: [row.id, tokenHash],
      },
    ]);
    return restored?.id ?? null;
  },
});
