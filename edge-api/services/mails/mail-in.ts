import type { Device } from "../../contract/device.ts";
import type { Language } from "../../contract/language.ts";
import type { Ports } from "../../ports.ts";
import type { Mail } from "../../ports/mailer.ts";
import { ENGLISH_MAILS } from "./en.ts";
import { SPANISH_MAILS } from "./es.ts";
import type { MailText, MailWords, Notice } from "./words.ts";

const WORDS: Readonly<Record<Language, MailWords>> = { en: ENGLISH_MAILS, es: SPANISH_MAILS };

/** Writes a mail in a language. @param language "": unknown, English is used */
export function mailIn(language: Language | "", to: string, write: (words: MailWords) => MailText): Mail {
  const { subject, paragraphs } = write(WORDS[language || "en"]);
  return { to, subject, text: paragraphs.join("\n\n") };
}

/** Time and device of an event just now, formatted for the language. */
export function noticeOf(
  { now, publicOrigin }: Pick<Ports, "now" | "publicOrigin">,
  { locale, device, unknownDevice }: MailWords,
  { browser, system }: Device,
): Notice {
  const format = new Intl.DateTimeFormat(locale, { dateStyle: "long", timeStyle: "short", timeZone: "UTC" });
  return {
    when: `${format.format(now())} UTC`,
    device: browser !== "" && system !== "" ? device(browser, system) : browser || system || unknownDevice,
    origin: publicOrigin,
  };
}

/** Sends a notice of a past event. Never rejects: a failed mail must not undo the event. */
export async function sendNotice({ mailer, log }: Pick<Ports, "log" | "mailer">, mail: Mail): Promise<void> {
  try {
    await mailer.send(mail);
  } catch (error) {
    log.warn("notice_not_mailed", { error: String(error) });
  }
}
