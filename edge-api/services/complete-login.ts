import type { Ports } from "../ports.ts";
import type { Account } from "../ports/account-store.ts";
import { noteAccountEvent } from "./account-events.ts";
import { knownDevice, markDevice, type Asker } from "./device-mark.ts";
import { mailIn, noticeOf, sendNotice } from "./mails/mail-in.ts";
import type { MailWords } from "./mails/words.ts";
import { takeOne } from "./rate-limit.ts";

/**
 * Runs after every login of an existing account, by whichever proof: updates device mark, history and language, and
 * mails the owner about a login from a new browser.
 */
export async function completeLogin(
  ports: Ports,
  asker: Asker,
  { userId, email, language }: Pick<Account, "email" | "language" | "userId">,
): Promise<void> {
  const isKnown = (await knownDevice(ports, userId, asker)) !== null;
  await markDevice(ports, userId, asker);
  await noteAccountEvent(ports, userId, "login", asker.device);
  if (!isKnown && (await takeOne(ports, "newDeviceMail", userId))) {
    const write = (words: MailWords) => words.newDevice(noticeOf(ports, words, asker.device));
    await sendNotice(ports, mailIn(language, email, write));
  }
  // a new browser does not change the language of the owner's mails
  if (language !== asker.language && (isKnown || language === "")) {
    await ports.accounts.setLanguage(userId, asker.language);
  }
}
