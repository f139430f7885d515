import type { Mail } from "../ports/mailer.ts";

export const resetMail = (to: string, link: string): Mail => ({
  to,
  subject: "Tare: choose a new password",
  text: [
    "Somebody, probably you, asked for a new password for your Tare account.",
    `Open this link within 60 minutes to choose one:\n\n${link}`,
    "The link works once. If you did not ask for it, do nothing: your password stays as it is.",
  ].join("\n\n"),
});

export const passwordChangedMail = (to: string, publicOrigin: string): Mail => ({
  to,
  subject: "Tare: your password was changed",
  text: [
    "The password of your Tare account was just changed, and every session that was open has ended.",
    `If that was not you, choose a new password at once:\n\n${publicOrigin}/reset-password`,
  ].join("\n\n"),
});
