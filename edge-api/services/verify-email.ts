import type { VerifyEmailRequest } from "../contract/account.ts";
import { DAY, EMAIL_LINK_LIFE, UNVERIFIED_ACCOUNT_LIFE } from "../contract/retention.ts";
import type { Ports } from "../ports.ts";
import type { Account } from "../ports/account-store.ts";
import type { Mail } from "../ports/mailer.ts";
import { noteAccountEvent } from "./account-events.ts";
import { dropBodiesOf } from "./bodies.ts";
import type { Caller, SessionCaller } from "./caller.ts";
import { markDevice, type Asker } from "./device-mark.ts";
import { refuseWithoutMail, sendOrRefuse } from "./mail-link.ts";
import { mailIn, sendAfterwards, timeIn } from "./mails/mail-in.ts";
import { claim, countOne } from "./rate-limit.ts";
import { Refusal } from "./refusal.ts";
import { refuseWeakPassword } from "./refuse-weak-password.ts";
import { newSecret, tokenHash } from "./token.ts";

/** Characters of a name in a mail. The owner of the mailbox may not be who typed it: it can hold no link. */
const NAME_IN_MAIL = 60;
const typedName = (name: string): string =>
  name
    .replaceAll(/[^\p{L}\p{M} '’-]+/gu, " ")
    .slice(0, NAME_IN_MAIL)
    .trim();

/** A mail with a new link; null: the account was deleted. */
export async function verificationMail(
  { accounts, mailedLinks, mailer, now, publicOrigin }: Ports,
  { userId, email, language }: Pick<Account, "email" | "language" | "userId">,
): Promise<Mail | null> {
  const { token, hash } = await newSecret();
  const time = now();
  const user = await accounts.readUser(userId);
  const link = { tokenHash: hash, userId, purpose: "confirm", expires: time + EMAIL_LINK_LIFE } as const;
  if (user === null || !(await mailedLinks.create(link, time))) return null;
  const days = mailer.reachesMailboxes ? UNVERIFIED_ACCOUNT_LIFE / DAY : null;
  return mailIn(language, email, (words) =>
    words.verifyEmail(
      `${publicOrigin}/verify-email/${token}`,
      { name: typedName(`${user.name} ${user.last_name}`), when: timeIn(words, user.created) },
      days,
    ),
  );
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

/**
 * POST /api/verifyEmail: confirms an address; each link works once. The link proves the mailbox, and its request the
 * account: otherwise a click of the owner would confirm an address for another person who registered it.
 *
 * @throws Refusal unknown_link, account_needed, wrong_current_password, password_blank, password_common, password_own,
 *   too_many_requests
 */
export async function verifyEmail(
  ports: Ports,
  asker: Asker,
  caller: Caller,
  { token, password, newPassword, notMine }: VerifyEmailRequest,
): Promise<void> {
  await countOne(ports, "verification", asker.address);
  const hash = await tokenHash(token);
  const owner = hash === null ? null : await ports.mailedLinks.find("confirm", hash, ports.now());
  const account = owner === null ? null : await ports.accounts.findById(owner);
  if (hash === null || account === null) throw new Refusal("unknown_link");
  const { userId } = account;
  if (notMine === true) {
    if (!(await ports.mailedLinks.disown(hash, ports.now()))) throw new Refusal("unknown_link");
    return dropBodiesOf(ports, userId);
  }
  if (newPassword !== undefined) return takeOver(ports, asker, { userId, hash, newPassword });
  const isOwnSession = "userId" in caller && caller.userId === userId;
  if (!isOwnSession) await provePassword(ports, asker, account, password);
  if ((await ports.mailedLinks.confirm(hash, ports.now())) === null) throw new Refusal("unknown_link");
  await noteAccountEvent(ports, userId, "email_verified", asker.device);
}

/** Sets a password by the link, which ends all sessions of the account. */
async function takeOver(
  ports: Ports,
  asker: Asker,
  { userId, hash, newPassword }: { readonly userId: string; readonly hash: string; readonly newPassword: string },
): Promise<void> {
  const user = await ports.accounts.readUser(userId);
  if (user === null) throw new Refusal("unknown_link");
  await refuseWeakPassword(newPassword, user);
  const passwordHash = await ports.hasher.hash(newPassword);
  const changed = await ports.accounts.usePasswordReset(hash, passwordHash, ports.now(), "confirm");
  if (changed === null) throw new Refusal("unknown_link");
  await markDevice(ports, userId, asker);
  await noteAccountEvent(ports, userId, "password_reset", asker.device);
  await noteAccountEvent(ports, userId, "email_verified", asker.device);
}

/** Counts wrong passwords as logins do. */
async function provePassword(ports: Ports, { address, device }: Asker, account: Account, password?: string) {
  if (password === undefined) throw new Refusal("account_needed");
  const guess = await claim(ports, ["wrongPassword", address], ["accountGuess", account.email]);
  const { matches } = await ports.hasher.verify(password, account.passwordHash).catch(async (error: unknown) => {
    await guess.giveBack();
    throw error;
  });
  if (matches) return guess.giveBack();
  await guess.keep();
  await noteAccountEvent(ports, account.userId, "password_failed", device);
  throw new Refusal("wrong_current_password");
}

/**
 * Whether shares and the full storage quota still require a confirmed address. Never if the server cannot deliver mail.
 */
export async function isWaiting({ accounts, mailer }: Pick<Ports, "accounts" | "mailer">, userId: string) {
  return mailer.reachesMailboxes && (await accounts.findById(userId))?.emailVerified === false;
}
