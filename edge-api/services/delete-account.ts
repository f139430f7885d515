import type { Ports } from "../ports.ts";
import { dropBodiesOf } from "./bodies.ts";
import type { SessionCaller } from "./caller.ts";
import { confirmPassword } from "./confirm-password.ts";
import type { Asker } from "./device-mark.ts";
import { sendNotice } from "./mails/mail-in.ts";

/**
 * POST /api/deleteUser. Mails a notice to the owner.
 *
 * @throws Refusal wrong_current_password, unauthenticated (already deleted), too_many_requests
 */
export async function deleteAccount(
  ports: Ports,
  asker: Asker,
  caller: SessionCaller,
  password: string,
): Promise<void> {
  const { userId, email } = caller;
  const checkedHash = await confirmPassword(ports, caller, password);
  const account = await ports.accounts.findById(userId);
  // another login or password change replaced the hash meanwhile: check again
  if (!(await ports.accounts.remove(userId, checkedHash))) return deleteAccount(ports, asker, caller, password);
  await dropBodiesOf(ports, userId);
  const owner = { email, language: account?.language ?? ("" as const) };
  await sendNotice(ports, owner, asker.device, (words, notice) => words.accountDeleted(notice), { isLast: true });
}
