import { DAY, EMAIL_LINK_LIFE, EMAIL_RESTORE_LIFE } from "../contract/retention.ts";
import type { Ports } from "../ports.ts";
import { noteAccountEvent } from "./account-events.ts";
import type { SessionCaller } from "./caller.ts";
import type { Asker } from "./device-mark.ts";
import { mailLink, refuseWithoutMail, sendOrRefuse } from "./mail-link.ts";
import { mailIn, sendNotice } from "./mails/mail-in.ts";
import { countOne, takeOne } from "./rate-limit.ts";
import { Refusal } from "./refusal.ts";
import { newSecret, tokenHash } from "./token.ts";

/** How long before a change a passkey is taken for one of whoever changed the address: they would add it first. */
const SUSPECT_PASSKEYS = DAY;

/**
 * POST /api/changeEmail: mails a link to the new address. One that has an account gets a mail that says so; the reply is
 * the same.
 *
 * @throws Refusal too_many_requests, mail_failed, mail_not_set_up, unauthenticated (the account was deleted)
 */
export async function changeEmail(
  ports: Ports,
  { device, language }: Pick<Asker, "device" | "language">,
  { userId }: SessionCaller,
  email: string,
): Promise<void> {
  refuseWithoutMail(ports);
  await countOne(ports, "emailChange", userId);
  const { token, hash } = await newSecret();
  const now = ports.now();
  const link = {
    tokenHash: hash,
    userId,
    purpose: "change_email",
    subject: email,
    expires: now + EMAIL_LINK_LIFE,
  } as const;
  if (!(await ports.mailedLinks.create(link, now))) throw new Refusal("unauthenticated");
  await noteAccountEvent(ports, userId, "email_change_asked", device);
  const isTaken = (await ports.accounts.findByEmail(email)) !== null;
  if (!(await takeOne(ports, "mailbox", email))) return;
  const address = `${ports.publicOrigin}/confirm-email/${token}`;
  await sendOrRefuse(
    ports,
    mailIn(language, email, (words) => (isTaken ? words.emailTaken() : words.newEmail(address))),
  );
}

/** Hash of an opened link. @throws Refusal too_many_requests, unknown_link */
async function openedLink(ports: Ports, { address }: Pick<Asker, "address">, token: string): Promise<string> {
  await countOne(ports, "verification", address);
  const hash = await tokenHash(token);
  if (hash === null) throw new Refusal("unknown_link");
  return hash;
}

/**
 * POST /api/confirmEmail: takes the new address. The link proves the mailbox, and the session the account: a mistyped
 * address gives no other user an account. The old address gets a link that takes it back.
 *
 * @throws Refusal unknown_link (also of another account, or the address is taken), too_many_requests
 */
export async function confirmEmail(
  ports: Ports,
  asker: Asker,
  { userId }: SessionCaller,
  token: string,
): Promise<void> {
  const hash = await openedLink(ports, asker, token);
  const restore = await newSecret();
  const now = ports.now();
  const before = await ports.mailedLinks.change(hash, userId, restore.hash, now, now + EMAIL_RESTORE_LIFE);
  if (before === null) throw new Refusal("unknown_link");
  await noteAccountEvent(ports, userId, "email_changed", asker.device);
  const language = (await ports.accounts.findById(userId))?.language ?? "";
  const link = `${ports.publicOrigin}/restore-email/${restore.token}`;
  await sendNotice(ports, { email: before, language }, asker.device, (words, notice) =>
    words.emailChanged(notice, link),
  );
}

/**
 * POST /api/restoreEmail: "this was not me". Nobody is logged in afterwards, and the password no longer works: a link to
 * set another is mailed to the restored address.
 *
 * @throws Refusal unknown_link, too_many_requests
 */
export async function restoreEmail(ports: Ports, asker: Asker, token: string): Promise<void> {
  const hash = await openedLink(ports, asker, token);
  const userId = await ports.mailedLinks.restore(hash, ports.now(), EMAIL_RESTORE_LIFE + SUSPECT_PASSKEYS);
  const account = userId === null ? null : await ports.accounts.findById(userId);
  if (account === null) throw new Refusal("unknown_link");
  await noteAccountEvent(ports, account.userId, "email_restored", asker.device);
  try {
    await mailLink(ports, { address: asker.address }, account, "reset");
  } catch (error) {
    // the address is restored; another link can be requested
    ports.log.warn("notice_not_mailed", { error: String(error) });
  }
}
