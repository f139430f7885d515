import * as v from "valibot";
import type { EmailLinkStore } from "../../ports/email-link-store.ts";
import type { SqlDatabase } from "./database.ts";
import { runTogether, tookEffect } from "./rows.ts";

const IdRow = v.object({ id: v.string() });

/** The table `email_links`. */
export const d1EmailLinkStore = (database: SqlDatabase): EmailLinkStore => ({
  create: (tokenHash, userId, now, expires) =>
    tookEffect(database, [
      {
        sql: "INSERT INTO email_links (token_hash, user_id, expires) SELECT ?, id, ? FROM users WHERE id = ? RETURNING user_id",
        values: [tokenHash, expires, userId],
      },
      { sql: "DELETE FROM email_links WHERE user_id = ? AND expires <= ?", values: [userId, now] },
    ]),

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
