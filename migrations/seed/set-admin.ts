import * as v from "valibot";
import { execute, noteInAudit, type Target } from "./target.ts";
import { sqlText } from "./wrangler-d1.ts";

/**
 * Grants or revokes the rights of an administrator. The server reads them on every request, so the change is immediate.
 * Writes an audit entry.
 *
 * @returns false = no account with this e-mail
 */
export function setAdmin(target: Target, email: string, isAdmin: boolean): boolean {
  const owner = email.trim().toLowerCase();
  const address = sqlText(owner);
  const changed = execute(
    target,
    v.object({ email: v.string() }),
    `UPDATE users SET is_admin = ${isAdmin ? 1 : 0} WHERE email = ${address} RETURNING email`,
  );
  if (changed.length === 0) return false;
  if (isAdmin) {
    // end sessions that began with the password alone if the account has a passkey, which administrators must use
    execute(
      target,
      v.unknown(),
      `DELETE FROM sessions WHERE user_id = (SELECT id FROM users WHERE email = ${address}) ` +
        "AND EXISTS (SELECT 1 FROM passkeys WHERE passkeys.user_id = sessions.user_id)",
    );
  }
  const action = isAdmin ? "grant_admin" : "revoke_admin";
  noteInAudit(target, { at: Date.now(), action, target: owner, details: {} });
  return true;
}
