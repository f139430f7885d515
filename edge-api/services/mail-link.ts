import { RESET_TOKEN_LIFE } from "../contract/limits.ts";
import type { Ports } from "../ports.ts";
import type { Account } from "../ports/account-store.ts";
import type { Mail } from "../ports/mailer.ts";
import { noteAccountEvent } from "./account-events.ts";
import { mailIn } from "./mails/mail-in.ts";
import { countOne, takeOne } from "./rate-limit.ts";
import { Refusal } from "./refusal.ts";
import { newSecret } from "./token.ts";

/** Whose links are counted: a known device of the account has its own. */
export type LinkAsker = { readonly address: string } | { readonly device: string };

/**
 * Mails what somebody asked for. Others who ask do not use up what is left to it. A mailbox that is full of our mails
 * gets no more, and nobody is refused: the links that it has work for as long as this lasts.
 *
 * @throws Refusal too_many_requests (this asker asked for this mailbox too often), mail_failed
 */
export async function mailOnce(
  ports: Ports,
  asker: LinkAsker,
  email: string,
  write: () => Promise<Mail>,
): Promise<void> {
  if ("device" in asker) await countOne(ports, "resetMail", asker.device);
  else {
    await countOne(ports, "resetMail", `${email} ${asker.address}`);
    if (!(await takeOne(ports, "mailbox", email))) return;
  }
  const mail = await write();
  try {
    await ports.mailer.send(mail);
  } catch (cause) {
    throw new Refusal("mail_failed", { cause });
  }
}

/** Mails a link that sets a password once. @throws Refusal too_many_requests, unknown_email, mail_failed */
export const mailLink = (
  ports: Ports,
  asker: LinkAsker,
  { userId, email, language }: Pick<Account, "email" | "language" | "userId">,
  kind: "firstPassword" | "knownAddress" | "reset",
): Promise<void> =>
  mailOnce(ports, asker, email, async () => {
    const { token, hash } = await newSecret();
    const now = ports.now();
    // the account is gone by now
    if (!(await ports.sessions.createReset(hash, userId, now, now + RESET_TOKEN_LIFE)))
      throw new Refusal("unknown_email");
    await noteAccountEvent(ports, userId, "reset_mailed");
    return mailIn(language, email, (words) => words[kind](`${ports.publicOrigin}/change-password/${token}`));
  });
