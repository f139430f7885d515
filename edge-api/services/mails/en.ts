import type { MailWords } from "./words.ts";

export const ENGLISH_MAILS: MailWords = {
  locale: "en-GB",
  device: (browser, system) => `${browser} on ${system}`,
  unknownDevice: "an unknown device",

  reset: (link) => [
    "Tare: choose a new password",
    "Somebody, probably you, asked for a new password for your Tare account.",
    `Open this link within 60 minutes to choose one:\n\n${link}`,
    "The link works once. If you did not ask for it, do nothing: your password stays as it is.",
  ],

  noAccount: (origin) => [
    "Tare: there is no account with this address",
    "Somebody, probably you, asked for a new password or for a link to log in. There is no Tare account with this address.",
    `Perhaps you used another one. Or create an account:\n\n${origin}/`,
    "If you did not ask for it, do nothing.",
  ],

  firstPassword: (link) => [
    "Tare: choose the password of your account",
    "Somebody, probably you, created a Tare account with this address.",
    `Open this link within 60 minutes to choose its password, then log in:\n\n${link}`,
    "The link works once. If you did not ask for it, do nothing: nobody can log in without this link.",
  ],

  knownAddress: (link) => [
    "Tare: you have an account already",
    "Somebody, probably you, tried to create a Tare account with this address. It has one already: please log in.",
    `If you forgot its password, open this link within 60 minutes to choose a new one:\n\n${link}`,
    "The link works once. If you did not ask for it, do nothing: your password stays as it is.",
  ],

  verifyEmail: (link, { name, when }, days) => [
    "Tare: confirm your email address",
    `Somebody, probably you, registered a Tare account with this address, under the name "${name}", on ${when}.`,
    `Open this link within 24 hours to confirm that it is yours:\n\n${link}`,
    days === null
      ? "The link works once. If that was not you, say so on the page of the link: the account is deleted."
      : `The link works once. If that was not you, say so on the page of the link, and the account is deleted; or do nothing: one whose address nobody confirms is deleted ${days} days after its registration.`,
  ],

  loginLink: (link) => [
    "Tare: your link to log in",
    "Somebody, probably you, asked for a link to log in to your Tare account.",
    `Open it within 15 minutes, in the browser in which you asked for it:\n\n${link}`,
    "The link works once, and in no other browser. If you did not ask for it, do nothing: nobody is logged in by it.",
  ],

  newEmail: (link) => [
    "Tare: confirm your new email address",
    "Somebody, probably you, wants to use this address for their Tare account.",
    `Open this link within 24 hours, in a browser where you are logged in:\n\n${link}`,
    "The link works once. If you did not ask for it, do nothing: nothing changes.",
  ],

  emailTaken: () => [
    "Tare: this address has an account already",
    "Somebody, probably you, wanted to use this address for another Tare account. It has an account of its own, so nothing was changed.",
    "If you want to use it there, delete the account of this address first. If that was not you, do nothing.",
  ],

  emailChanged: ({ when, device }, link) => [
    "Tare: your email address was changed",
    "Your Tare account has another email address now. This one is no longer used for it.",
    `Time: ${when}\nDevice: ${device}`,
    `If that was not you, open this link within 7 days. It restores this address and ends every session:\n\n${link}`,
  ],

  passwordChanged: ({ when, device, origin }) => [
    "Tare: your password was changed",
    `The password of your Tare account was changed, and every session that was open has ended.`,
    `Time: ${when}\nDevice: ${device}`,
    `If that was not you, choose a new password at once:\n\n${origin}/reset-password`,
  ],

  newDevice: ({ when, device, origin }) => [
    "Tare: login from a new device",
    "Somebody logged in to your Tare account from a browser that we did not know.",
    `Time: ${when}\nDevice: ${device}`,
    "If that was you, there is nothing to do.",
    `If that was not you, choose a new password at once. That ends every session:\n\n${origin}/reset-password`,
  ],

  passkeyAdded: ({ when, device, origin }, name) => [
    "Tare: a passkey was added",
    `The passkey "${name}" can now be used to log in to your Tare account.`,
    `Time: ${when}\nDevice: ${device}`,
    `If that was not you, choose a new password at once, then remove the passkey on your account's page:\n\n${origin}/reset-password`,
  ],

  passkeyRemoved: ({ when, device, origin }, name) => [
    "Tare: a passkey was removed",
    `The passkey "${name}" can no longer be used for your Tare account.`,
    `Time: ${when}\nDevice: ${device}`,
    `If that was not you, choose a new password at once:\n\n${origin}/reset-password`,
  ],

  keyCreated: ({ when, device, origin }, name) => [
    "Tare: a key for scripts was made",
    `The key "${name}" can now be used by programs to read the work of your Tare account, or also to change it.`,
    `Time: ${when}\nDevice: ${device}`,
    `If that was not you, choose a new password at once. That revokes every key:\n\n${origin}/reset-password`,
  ],

  recoveryCodeUsed: ({ when, device, origin }, left) => [
    "Tare: a recovery code was used",
    "Somebody, probably you, logged in to your Tare account with your password and a recovery code.",
    `Time: ${when}\nDevice: ${device}`,
    `Recovery codes that are left: ${left}. You can make new ones on your account's page.`,
    `If that was not you, choose a new password at once, then make new recovery codes:\n\n${origin}/reset-password`,
  ],

  accountDeleted: ({ when, device }) => [
    "Tare: your account was deleted",
    "Your Tare account was deleted with everything that belonged to it. This is our last mail to you.",
    `Time: ${when}\nDevice: ${device}`,
    "If that was not you, somebody knows your password: change it wherever else you use it, and tell whoever runs this installation. Deleted work cannot be brought back.",
  ],
};
