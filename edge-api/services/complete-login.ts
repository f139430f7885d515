import type { Ports } from "../ports.ts";
import type { Account } from "../ports/account-store.ts";
import { noteAccountEvent } from "./account-events.ts";
import { knownDevice, markDevice, type Asker } from "./device-mark.ts";
import { sendNotice } from "./mails/mail-in.ts";
import { takeOne } from "./rate-limit.ts";

/**
 * Runs after every login of an existing account, by whichever proof: updates device mark, history and language, and
 * mails the owner about a login from a new browser.
 */
export async function completeLogin(
  ports: Ports,
  asker: Asker,
  account: Pick<Account, "email" | "language" | "userId">,
): Promise<void> {
  const { userId, language } = account;
  const isKnown = (await knownDevice(ports, userId, asker)) !== null;
  await markDevice(ports, userId, asker);
  await noteAccountEvent(ports, userId, "login", asker.device);
  if (!isKnown && (await takeOne(ports, "newDeviceMail", userId))) {
    await sendNotice(ports, account, asker.device, (words, notice) => words.newDevice(notice));
  }
  // a new browser does not change the language of the owner's mails
  if (language !== asker.language && (isKnown || language === "")) {
    await ports.accounts.setLanguage(userId, asker.language);
  }
}
