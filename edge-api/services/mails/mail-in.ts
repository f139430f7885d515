import type { Device } from "../../contract/device.ts";
import type { Language } from "../../contract/language.ts";
import type { Ports } from "../../ports.ts";
import type { Account } from "../../ports/account-store.ts";
import type { Mail } from "../../ports/mailer.ts";
import { ENGLISH_MAILS } from "./en.ts";
import { SPANISH_MAILS } from "./es.ts";
import type { MailText, MailWords, Notice } from "./words.ts";

const WORDS: Readonly<Record<Language, MailWords>> = { en: ENGLISH_MAILS, es: SPANISH_MAILS };

/** Writes a mail in a language. @param language "": unknown, English is used */
export function mailIn(language: Language | "", to: string, write: (words: MailWords) => MailText): Mail {
  const [subject, ...paragraphs] = write(WORDS[language || "en"]);
  return { to, subject, text: paragraphs.join("\n\n") };
}

/** A time in the language of a mail, in UTC. */
export const timeIn = ({ locale }: Pick<MailWords, "locale">, at: number): string =>
  `${new Intl.DateTimeFormat(locale, { dateStyle: "long", timeStyle: "short", timeZone: "UTC" }).format(at)} UTC`;

/** Time and device of an event just now, formatted for the language. */
function noticeOf(
  { now, publicOrigin }: Pick<Ports, "now" | "publicOrigin">,
  { locale, device, unknownDevice }: MailWords,
  { browser, system }: Device,
): Notice {
  return {
    when: timeIn({ locale }, now()),
    device: browser !== "" && system !== "" ? device(browser, system) : browser || system || unknownDevice,
    origin: publicOrigin,
  };
}

/** Sends a mail about a past event. Never rejects: a failed mail must not undo the event. */
export async function sendAfterwards({ mailer, log }: Pick<Ports, "log" | "mailer">, mail: Mail): Promise<void> {
  try {
    await mailer.send(mail);
  } catch (error) {
    log.warn("notice_not_mailed", { error: String(error) });
  }
}

/** Writes a notice of what just happened to an account. */
export type WriteNotice = (words: MailWords, notice: Notice) => MailText;

/** Mails the owner of an account, in its language, what just happened to it by a device. Never rejects. */
export const sendNotice = (
  ports: Pick<Ports, "log" | "mailer" | "now" | "publicOrigin">,
  { email, language }: Pick<Account, "email" | "language">,
  device: Device,
  write: WriteNotice,
  rest: Pick<Mail, "isLast"> = {},
): Promise<void> =>
  sendAfterwards(ports, {
    ...mailIn(language, email, (words) => write(words, noticeOf(ports, words, device))),
    ...rest,
  });

/** The same for the account of a user; a deleted one gets no mail. */
export async function notifyOwner(ports: Ports, userId: string, device: Device, write: WriteNotice): Promise<void> {
  const account = await ports.accounts.findById(userId);
  if (account !== null) await sendNotice(ports, account, device, write);
}
