import { RESET_TOKEN_LIFE } from "../contract/retention.ts";
import type { Ports } from "../ports.ts";
import type { Account } from "../ports/account-store.ts";
import type { Mail } from "../ports/mailer.ts";
import { noteAccountEvent } from "./account-events.ts";
import { mailIn } from "./mails/mail-in.ts";
import { countOne, takeOne } from "./rate-limit.ts";
import { Refusal } from "./refusal.ts";
import { newSecret } from "./token.ts";

/** Who requested a link, for the rate limits: a known device of the account has its own. */
export type LinkAsker = { readonly address: string } | { readonly device: string };

/** @throws Refusal mail_not_set_up, rather than to write a mail that never leaves */
export function refuseWithoutMail({ missingSettings }: Pick<Ports, "missingSettings">): void {
  if (missingSettings.length > 0) throw new Refusal("mail_not_set_up");
}

/** @throws Refusal mail_failed */
export async function sendOrRefuse({ mailer }: Pick<Ports, "mailer">, mail: Mail): Promise<void> {
  try {
    await mailer.send(mail);
  } catch (cause) {
    throw new Refusal("mail_failed", { cause });
  }
}

/**
 * Sends a requested mail within the rate limits. If the mailbox got too many mails from all clients together, nothing
 * is sent and nothing thrown: the links already sent stay valid at least as long.
 *
 * @throws Refusal too_many_requests (this client asked too often for this mailbox), mail_failed
 */
export async function mailOnce(ports: Ports, asker: LinkAsker, email: string, write: () => Promise<Mail>) {
  if ("device" in asker) await countOne(ports, "resetMail", asker.device);
  else {
    await countOne(ports, "resetMail", `${email} ${asker.address}`);
    if (!(await takeOne(ports, "mailbox", email))) return;
  }
  await sendOrRefuse(ports, await write());
}

/** Mails a one-time link that sets a password. @throws Refusal too_many_requests, unknown_email, mail_failed */
export const mailLink = (
  ports: Ports,
  asker: LinkAsker,
  { userId, email, language }: Pick<Account, "email" | "language" | "userId">,
  kind: "firstPassword" | "knownAddress" | "reset",
): Promise<void> =>
  mailOnce(ports, asker, email, async () => {
    const { token, hash } = await newSecret();
    const now = ports.now();
    const link = { tokenHash: hash, userId, purpose: "set_password", expires: now + RESET_TOKEN_LIFE } as const;
    // the account was deleted meanwhile
    if (!(await ports.mailedLinks.create(link, now))) throw new Refusal("unknown_email");
    await noteAccountEvent(ports, userId, "reset_mailed");
    return mailIn(language, email, (words) => words[kind](`${ports.publicOrigin}/change-password/${token}`));
  });
