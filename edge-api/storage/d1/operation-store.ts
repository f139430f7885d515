import * as v from "valibot";
import { ERROR_KINDS } from "../../contract/limits.ts";
import type { OperationStore } from "../../ports/operation-store.ts";
import type { SqlDatabase } from "./database.ts";
import { first, rows, run } from "./rows.ts";

const NameRow = v.object({ name: v.string() });
const TimeRow = v.object({ at: v.nullable(v.number()) });
const WaitingRow = v.object({ mails: v.number() });
const SizeRow = v.object({ bytes: v.number() });
const SIZE = "SELECT page_count * page_size AS bytes FROM pragma_page_count, pragma_page_size";
const CountRow = v.object({ code: v.string(), build: v.string(), count: v.number() });

/** Migrations, size, backup and counted faults of the database. */
export const d1OperationStore = (database: SqlDatabase): OperationStore => ({
  async migrations() {
    const found = await rows(database, NameRow, "SELECT name FROM d1_migrations ORDER BY name");
    return found.map(({ name }) => name);
  },

  async storageBytes() {
    // D1 gives its size with every answer, and refuses the pragmas that SQLite answers
    const { meta } = await database.prepare("SELECT 1").all();
    if (meta?.size_after !== undefined) return meta.size_after;
    return (await first(database, SizeRow, SIZE))?.bytes ?? null;
  },

  async lastOf(action) {
    return (await first(database, TimeRow, "SELECT MAX(at) AS at FROM audit_log WHERE action = ?", action))?.at ?? null;
  },

  async waitingMails() {
    const found = await first(database, WaitingRow, "SELECT COUNT(*) AS mails FROM mail_outbox WHERE sent IS NULL");
    return found?.mails ?? 0;
  },

  countError: (hour, code, build) =>
    run(
      database,
      "INSERT INTO error_counts (hour, code, build, count) SELECT ?1, ?2, ?3, 1 " +
        `WHERE (SELECT COUNT(*) FROM error_counts WHERE hour = ?1) < ${ERROR_KINDS} ` +
        "OR EXISTS (SELECT 1 FROM error_counts WHERE hour = ?1 AND code = ?2 AND build = ?3) " +
        "ON CONFLICT DO UPDATE SET count = count + 1",
      hour,
      code,
      build,
    ),

  errorsSince: (hour) =>
    rows(
      database,
      CountRow,
      "SELECT code, build, SUM(count) AS count FROM error_counts WHERE hour >= ? GROUP BY code, build " +
        "ORDER BY 3 DESC, code, build",
      hour,
    ),
});
