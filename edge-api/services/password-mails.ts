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

export const noAccountMail = (to: string, publicOrigin: string): Mail => ({
  to,
  subject: "Tare: there is no account with this address",
  text: [
    "Somebody, probably you, asked for a new password. There is no Tare account with this address.",
    `Perhaps you used another one. Or create an account:\n\n${publicOrigin}/`,
    "If you did not ask for it, do nothing.",
  ].join("\n\n"),
});

export const firstPasswordMail = (to: string, link: string): Mail => ({
  to,
  subject: "Tare: choose the password of your account",
  text: [
    "Somebody, probably you, created a Tare account with this address.",
    `Open this link within 60 minutes to choose its password, then log in:\n\n${link}`,
    "The link works once. If you did not ask for it, do nothing: nobody can log in without this link.",
  ].join("\n\n"),
});

export const knownAddressMail = (to: string, link: string): Mail => ({
  to,
  subject: "Tare: you have an account already",
  text: [
    "Somebody, probably you, tried to create a Tare account with this address. It has one already: please log in.",
    `If you forgot its password, open this link within 60 minutes to choose a new one:\n\n${link}`,
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
