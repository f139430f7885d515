import type { ChangePasswordRequest } from "../contract/account.ts";
import type { ChangePasswordReply } from "../contract/reply-schemas.ts";
import type { Ports } from "../ports.ts";
import { noteAccountEvent } from "./account-events.ts";
import type { Caller, SessionCaller } from "./caller.ts";
import { confirmPassword } from "./confirm-password.ts";
import { markDevice, type Asker } from "./device-mark.ts";
import { notifyOwner, type WriteNotice } from "./mails/mail-in.ts";
import { refuseWeakPassword } from "./refuse-weak-password.ts";
import { Refusal } from "./refusal.ts";
import { newSecret } from "./token.ts";

const writeNotice: WriteNotice = (words, notice) => words.passwordChanged(notice);

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
    // keys that were created before end too, as another person may have created them
    await ports.keys.removeAll(userId);
    // the reset deleted all other device marks
    await markDevice(ports, userId, asker);
    await noteAccountEvent(ports, userId, "password_reset", asker.device);
    // the reset link proves access to the mailbox
    if (!user.emailVerified) await noteAccountEvent(ports, userId, "email_verified", asker.device);
    await notifyOwner(ports, userId, asker.device, writeNotice);
    return {};
  }
  if ("keyId" in caller) throw new Refusal("key_not_allowed");
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
  await ports.keys.removeAll(userId);
  await noteAccountEvent(ports, userId, "password_changed", device);
  await notifyOwner(ports, userId, device, writeNotice);
  return { accessToken: token, isAdmin: caller.credential === "admin" };
}
