import type { Ports } from "../ports.ts";
import type { SessionCaller } from "./caller.ts";
import { confirmPassword } from "./confirm-password.ts";
import type { Asker } from "./device-mark.ts";
import { mailIn, noticeOf, sendNotice } from "./mails/mail-in.ts";
import type { MailWords } from "./mails/words.ts";
import { erasePartsOf } from "./parts.ts";

/**
 * POST /api/deleteUser. Mails the owner a last notice.
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
  await erasePartsOf(ports, userId);
  const write = (words: MailWords) => words.accountDeleted(noticeOf(ports, words, asker.device));
  await sendNotice(ports, { ...mailIn(account?.language ?? "", email, write), isLast: true });
}
