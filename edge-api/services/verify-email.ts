import { DAY, EMAIL_LINK_LIFE, UNVERIFIED_ACCOUNT_LIFE } from "../contract/retention.ts";
import type { Ports } from "../ports.ts";
import type { Account } from "../ports/account-store.ts";
import type { Mail } from "../ports/mailer.ts";
import { noteAccountEvent } from "./account-events.ts";
import type { SessionCaller } from "./caller.ts";
import type { Asker } from "./device-mark.ts";
import { refuseWithoutMail, sendOrRefuse } from "./mail-link.ts";
import { mailIn, sendAfterwards } from "./mails/mail-in.ts";
import { countOne } from "./rate-limit.ts";
import { Refusal } from "./refusal.ts";
import { newSecret, tokenHash } from "./token.ts";

/** A mail with a new link; null: the account was deleted. */
async function verificationMail(
  { emailLinks, mailer, now, publicOrigin }: Pick<Ports, "emailLinks" | "mailer" | "now" | "publicOrigin">,
  { userId, email, language }: Pick<Account, "email" | "language" | "userId">,
): Promise<Mail | null> {
  const { token, hash } = await newSecret();
  const time = now();
  if (!(await emailLinks.create(hash, userId, time, time + EMAIL_LINK_LIFE))) return null;
  const days = mailer.reachesMailboxes ? UNVERIFIED_ACCOUNT_LIFE / DAY : null;
  return mailIn(language, email, (words) => words.verifyEmail(`${publicOrigin}/verify-email/${token}`, days));
}

/** Mails the first link after a registration. A failed mail does not undo the registration. */
export async function welcome(ports: Ports, account: Pick<Account, "email" | "language" | "userId">): Promise<void> {
  const mail = await verificationMail(ports, account);
  if (mail !== null) await sendAfterwards(ports, mail);
}

/**
 * POST /api/sendVerification: mails another link; earlier links stay valid. Nothing is sent to a confirmed address.
 *
 * @throws Refusal too_many_requests, unauthenticated (the account was deleted), mail_failed, mail_not_set_up
 */
export async function sendVerification(ports: Ports, { userId }: SessionCaller): Promise<void> {
  const account = await ports.accounts.findById(userId);
  if (account === null) throw new Refusal("unauthenticated");
  if (account.emailVerified) return;
  refuseWithoutMail(ports);
  await countOne(ports, "verificationMail", userId);
  const mail = await verificationMail(ports, account);
  if (mail === null) throw new Refusal("unauthenticated");
  await sendOrRefuse(ports, mail);
}

/** POST /api/verifyEmail: confirms an address; each link works once. @throws Refusal unknown_link, too_many_requests */
export async function verifyEmail(ports: Ports, { address, device }: Asker, token: string): Promise<void> {
  await countOne(ports, "verification", address);
  const hash = await tokenHash(token);
  const userId = hash === null ? null : await ports.emailLinks.use(hash, ports.now());
  if (userId === null) throw new Refusal("unknown_link");
  await noteAccountEvent(ports, userId, "email_verified", device);
}

/**
 * Whether shares and the full storage quota still require a confirmed address. Never if the server cannot deliver mail.
 */
export async function isWaiting({ accounts, mailer }: Pick<Ports, "accounts" | "mailer">, userId: string) {
  return mailer.reachesMailboxes && (await accounts.findById(userId))?.emailVerified === false;
}
