import type { LoginReply, PasskeyRequiredReply } from "../contract/reply-schemas.ts";
import { LOGIN_LINK_LIFE } from "../contract/retention.ts";
import type { Ports } from "../ports.ts";
import { noteAccountEvent } from "./account-events.ts";
import { startSession } from "./caller.ts";
import { completeLogin } from "./complete-login.ts";
import { keptMark, knownDevice, type Asker } from "./device-mark.ts";
import { mailOnce, refuseWithoutMail } from "./mail-link.ts";
import { mailIn } from "./mails/mail-in.ts";
import { newTicket } from "./passkeys/second-factor.ts";
import { countOne } from "./rate-limit.ts";
import { Refusal } from "./refusal.ts";
import { newSecret, tokenHash } from "./token.ts";
import { verificationMail } from "./verify-email.ts";

/**
 * POST /api/loginLink: mails a link that logs in, in the browser that asked: it is bound to the browser's device mark.
 * An unknown address gets a mail that says so. An unconfirmed address gets the link that confirms it, because
 * another person may have registered it.
 *
 * @throws Refusal too_many_requests, mail_failed, mail_not_set_up
 */
export async function mailLoginLink(ports: Ports, asker: Asker, email: string): Promise<void> {
  refuseWithoutMail(ports);
  const account = await ports.accounts.findByEmail(email);
  const device = await knownDevice(ports, account?.userId ?? null, asker);
  if (device === null) await countOne(ports, "loginLink", asker.address);
  const markHash = await keptMark(asker);
  await mailOnce(ports, device === null ? { address: asker.address } : { device }, email, async () => {
    const { token, hash } = await newSecret();
    const now = ports.now();
    const userId = account?.userId ?? "";
    await noteAccountEvent(ports, userId, "login_link_mailed", asker.device);
    const confirmation = account?.emailVerified === false ? await verificationMail(ports, account) : null;
    if (confirmation !== null) return confirmation;
    const link = {
      tokenHash: hash,
      userId,
      purpose: "log_in",
      subject: markHash,
      expires: now + LOGIN_LINK_LIFE,
    } as const;
    const isStored = await ports.mailedLinks.create(link, now);
    return isStored
      ? mailIn(account?.language ?? "", email, (words) => words.loginLink(`${ports.publicOrigin}/login-link/${token}`))
      : mailIn(asker.language, email, (words) => words.noAccount(ports.publicOrigin));
  });
}

/**
 * POST /api/logInByLink. The link takes the place of the password: an account that requires a passkey still does. It is no
 * fresh proof.
 *
 * @throws Refusal unknown_link (also in another browser), too_many_requests
 */
export async function linkLogin(ports: Ports, asker: Asker, token: string): Promise<LoginReply | PasskeyRequiredReply> {
  await countOne(ports, "verification", asker.address);
  const [hash, markHash] = await Promise.all([tokenHash(token), tokenHash(asker.mark ?? "")]);
  const isComplete = hash !== null && markHash !== null;
  const userId = isComplete ? await ports.mailedLinks.logIn(hash, markHash, ports.now()) : null;
  const account = userId === null ? null : await ports.accounts.findById(userId);
  if (account === null) throw new Refusal("unknown_link");
  const ticket = account.asksPasskey ? await newTicket(ports, account, account.passwordHash) : null;
  if (ticket !== null) return { status: "passkey_required", ticket };
  const accessToken = await startSession(ports, account, { device: asker.device, isProved: false });
  // the password changed meanwhile, or a passkey became required
  if (accessToken === null) throw new Refusal("unknown_link");
  await completeLogin(ports, asker, account);
  return { accessToken, isAdmin: account.isAdmin };
}
