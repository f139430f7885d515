import * as v from "valibot";
import type { AuditAction } from "../../edge-api/contract/table-upload.ts";
import { execute, type Target } from "../seed/target.ts";
import type { Manifest } from "./lines.ts";

/** Records in the database itself that it was backed up or restored; the page for administrators shows the last one. */
export function noteInAudit(
  target: Target,
  action: Extract<AuditAction, "backup" | "restore">,
  at: number,
  tables: Manifest,
): void {
  const rows = Object.values(tables).reduce((sum, table) => sum + table.rows, 0);
  execute(
    target,
    v.unknown(),
    "INSERT INTO audit_log (at, user_id, action, target, details) " +
      `VALUES (${at}, NULL, '${action}', '', '{"rows":${rows}}')`,
  );
}
