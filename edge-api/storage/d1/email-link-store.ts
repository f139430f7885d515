import * as v from "valibot";
import type { EmailLinkStore } from "../../ports/email-link-store.ts";
import type { SqlDatabase } from "./database.ts";
import { accountTraceCommands } from "./account-traces.ts";
import { first, readTogether, runTogether, tookEffect } from "./rows.ts";

const IdRow = v.object({ id: v.string() });

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

/** The table `email_links`. */
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
});
