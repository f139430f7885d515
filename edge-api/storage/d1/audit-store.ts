import * as v from "valibot";
import { AUDIT_ACTIONS } from "../../contract/table-upload.ts";
import type { AuditEntry, AuditStore } from "../../ports/audit-store.ts";
import type { SqlCommand, SqlDatabase } from "./database.ts";
import { pageOf } from "./pages.ts";
import { rows, run } from "./rows.ts";

const Details = v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.unknown()));
const OwnRow = v.object({
  id: v.number(),
  at: v.number(),
  action: v.picklist(AUDIT_ACTIONS),
  target: v.string(),
  details: Details,
});
const AuditRow = v.object({ ...OwnRow.entries, email: v.nullable(v.string()) });

/** Inserts one audit entry; a statement of its own, to run in the transaction of the audited change. */
export const auditCommand = ({ at, userId, action, target, details }: AuditEntry): SqlCommand => ({
  sql: "INSERT INTO audit_log (at, user_id, action, target, details) VALUES (?, ?, ?, ?, ?)",
  values: [at, userId, action, target, JSON.stringify(details)],
});

/** The table `audit_log`. */
export const d1AuditStore = (database: SqlDatabase): AuditStore => ({
  record: (entry) => {
    const { sql, values } = auditCommand(entry);
    return run(database, sql, ...values);
  },

  async list(limit, after) {
    const found = await rows(
      database,
      AuditRow,
      "SELECT a.id, a.at, u.email, a.action, a.target, a.details FROM audit_log a LEFT JOIN users u ON u.id = a.user_id " +
        "WHERE a.id < CAST(? AS INTEGER) ORDER BY a.id DESC LIMIT ?",
      after ?? Number.MAX_SAFE_INTEGER,
      limit + 1,
    );
    return pageOf(found, limit, ({ id }) => String(id));
  },

  listOf: (userId) =>
    rows(
      database,
      OwnRow,
      "SELECT id, at, action, target, details FROM audit_log WHERE user_id = ? ORDER BY id",
      userId,
    ),
});
