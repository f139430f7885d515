import { AccountEventListSchema } from "../../contract/reply-schemas.ts";
import type { AccountEventStore } from "../../ports/account-event-store.ts";
import type { SqlDatabase } from "./database.ts";
import { readTogether, rows } from "./rows.ts";

/** The table `account_events`. */
export const d1AccountEventStore = (database: SqlDatabase): AccountEventStore => ({
  async add({ userId, event, at, slot, browser, system }, since, limit) {
    await readTogether(database, [
      {
        sql:
          "INSERT INTO account_events (user_id, at, event, browser, system, slot) SELECT id, ?, ?, ?, ?, ? FROM users " +
          "WHERE id = ? ON CONFLICT (user_id, slot) DO UPDATE SET count = count + 1, at = excluded.at, " +
          "browser = excluded.browser, system = excluded.system",
        values: [at, event, browser, system, slot, userId],
      },
      { sql: "DELETE FROM account_events WHERE user_id = ? AND at <= ?", values: [userId, since] },
      {
        sql:
          "DELETE FROM account_events WHERE user_id = ?1 AND id NOT IN " +
          "(SELECT id FROM account_events WHERE user_id = ?1 ORDER BY at DESC, id DESC LIMIT ?2)",
        values: [userId, limit],
      },
    ]);
  },

  list: (userId, since) =>
    rows(
      database,
      AccountEventListSchema.item,
      "SELECT at, event, browser, system, count FROM account_events WHERE user_id = ? AND at > ? ORDER BY at DESC, id DESC",
      userId,
      since,
    ),
});
