import type { SqlCommand } from "./database.ts";
import { uncountReports } from "./score-report-store.ts";

/**
 * The statements that delete accounts with everything that names them, to run in one transaction; the last one deletes
 * the accounts, because the others look up their addresses.
 *
 * @param owners a query of their ids
 */
export function accountTraceCommands({ sql, values }: SqlCommand): readonly SqlCommand[] {
  const addresses = `(SELECT email FROM users WHERE id IN (${sql}))`;
  const recipients = `(SELECT email FROM users WHERE id IN (${sql}) UNION ALL SELECT subject FROM mailed_links WHERE user_id IN (${sql}))`;
  const grants = "action IN ('grant_admin', 'revoke_admin')";
  return [
    { sql: `DELETE FROM mail_outbox WHERE recipient IN ${recipients}`, values: [...values, ...values] },
    { sql: `UPDATE audit_log SET target = '' WHERE ${grants} AND target IN ${addresses}`, values },
    uncountReports({ sql, values }),
    { sql: `DELETE FROM users WHERE id IN (${sql}) RETURNING id`, values },
  ];
}
