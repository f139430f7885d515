import type { Ports } from "../../ports.ts";
import type { Mail } from "../../ports/mailer.ts";

const ifNotYou = (publicOrigin: string): string =>
  `If that was not you, choose a new password at once, then look at your passkeys:\n\n${publicOrigin}/account`;

export const recoveryCodeUsedMail = (to: string, left: number, publicOrigin: string): Mail => ({
  to,
  subject: "Tare: a recovery code was used",
  text: [
    "Somebody, probably you, has just logged in to your Tare account with your password and a recovery code.",
    left === 1
      ? "One recovery code is left."
      : `${left} recovery codes are left. You can make new ones on your account's page.`,
    ifNotYou(publicOrigin),
  ].join("\n\n"),
});

export const passkeyAddedMail = (to: string, name: string, publicOrigin: string): Mail => ({
  to,
  subject: "Tare: a passkey was added",
  text: [`The passkey "${name}" can now be used to log in to your Tare account.`, ifNotYou(publicOrigin)].join("\n\n"),
});

export const passkeyRemovedMail = (to: string, name: string, publicOrigin: string): Mail => ({
  to,
  subject: "Tare: a passkey was removed",
  text: [`The passkey "${name}" can no longer be used for your Tare account.`, ifNotYou(publicOrigin)].join("\n\n"),
});

/** A notice that cannot be sent does not undo what it tells of. */
export async function mailNotice({ mailer, log }: Pick<Ports, "mailer" | "log">, mail: Mail): Promise<void> {
  try {
    await mailer.send(mail);
  } catch (error) {
    log.warn("notice_not_mailed", { error: String(error) });
  }
}
