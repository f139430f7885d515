import type { Ports } from "../ports.ts";
import type { SessionCaller } from "./caller.ts";
import { confirmPassword } from "./confirm-password.ts";

/**
 * POST /api/deleteUser.
 *
 * @throws Refusal wrong_current_password, unauthenticated (it is gone already), too_many_requests
 */
export async function deleteAccount(ports: Ports, caller: SessionCaller, password: string): Promise<void> {
  const checkedHash = await confirmPassword(ports, caller, password);
  // a login may have renewed the hash, a change set another password: the check tells
  if (!(await ports.accounts.remove(caller.userId, checkedHash))) await deleteAccount(ports, caller, password);
}
