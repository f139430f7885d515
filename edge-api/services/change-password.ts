import type { ChangePasswordReply, ChangePasswordRequest } from "../contract/account.ts";
import type { Ports } from "../ports.ts";
import { noteAccountEvent } from "./account-events.ts";
import type { Caller, SessionCaller } from "./caller.ts";
import { confirmPassword } from "./confirm-password.ts";
import { markDevice, type Asker } from "./device-mark.ts";
import { mailIn, noticeOf, sendNotice } from "./mails/mail-in.ts";
import type { MailWords } from "./mails/words.ts";
import { refuseWeakPassword } from "./refuse-weak-password.ts";
import { Refusal } from "./refusal.ts";
import { newSecret } from "./token.ts";

/**
 * POST /api/changePassword. Ends all sessions of the user; a call within a session gets a new one.
 *
 * @throws Refusal password_blank, password_common, password_own, unauthenticated (a used reset token),
 *   wrong_current_password, too_many_requests
 */
export async function changePassword(
  ports: Ports,
  asker: Asker,
  caller: Exclude<Caller, { readonly credential: "none" }>,
  { password, currentPassword }: ChangePasswordRequest,
): Promise<ChangePasswordReply> {
  const user = await ports.accounts.readUser(caller.userId);
  if (user === null) throw new Refusal("unauthenticated");
  await refuseWeakPassword(password, user);
  if (caller.credential === "reset") {
    const hash = await ports.hasher.hash(password);
    const userId = await ports.accounts.usePasswordReset(caller.tokenHash, hash, ports.now());
    if (userId === null) throw new Refusal("unauthenticated");
    // the reset deleted all other device marks
    await markDevice(ports, userId, asker);
    await noteAccountEvent(ports, userId, "password_reset", asker.device);
    // the reset link proves access to the mailbox
    if (!user.emailVerified) await noteAccountEvent(ports, userId, "email_verified", asker.device);
    await notify(ports, asker, userId);
    return {};
  }
  return changeOwn(ports, asker, caller, password, currentPassword);
}

async function changeOwn(
  ports: Ports,
  asker: Asker,
  caller: SessionCaller,
  password: string,
  currentPassword: string | undefined,
): Promise<ChangePasswordReply> {
  const checkedHash = await confirmPassword(ports, caller, currentPassword);
  const passwordHash = await ports.hasher.hash(password);
  const { token, hash: tokenHash } = await newSecret();
  const { userId } = caller;
  const { device } = asker;
  const change = { userId, checkedHash, passwordHash, tokenHash, device, now: ports.now() };
  // another login or password change replaced the hash meanwhile: check again
  if (!(await ports.accounts.changePassword(change))) return changeOwn(ports, asker, caller, password, currentPassword);
  await noteAccountEvent(ports, userId, "password_changed", device);
  await notify(ports, asker, userId);
  return { accessToken: token, isAdmin: caller.credential === "admin" };
}

/** Mails the owner, in the account's language. */
async function notify(ports: Ports, { device }: Asker, userId: string): Promise<void> {
  const account = await ports.accounts.findById(userId);
  if (account === null) return;
  const write = (words: MailWords) => words.passwordChanged(noticeOf(ports, words, device));
  await sendNotice(ports, mailIn(account.language, account.email, write));
}
