import { texts } from "../catalogue.ts";

/** Passkeys and recovery codes: the account page, logins with them, and re-authentication. */
export const passkeyTexts = texts("passkeys", {
  section: {
    title: "Passkeys and recovery codes",
    text: "A passkey logs you in with your fingerprint, face, PIN or a security key instead of your password. It works on this site only, so it cannot be stolen by a fake site.",
    none: "You have no passkey yet.",
    unsupported:
      "This browser cannot use passkeys. Use a current version of Chrome, Edge, Firefox or Safari to add one.",
    loading: "Loading your passkeys…",
    failed: "Your passkeys could not be loaded",
    failedText: "Check your connection, then try again. Nothing was changed.",
    caption: "Your passkeys",
    columns: { name: "Name", created: "Added", lastUsed: "Last used", actions: "Actions" },
    never: "Never",
    full: "You have 10 passkeys, which is the most. Remove one to add another.",
    rename: "Rename",
    renameOf: (name: string) => `Rename ${name}`,
    remove: "Remove…",
    removeOf: (name: string) => `Remove ${name}`,
    added: "The passkey was added.",
    renamed: "The passkey was renamed.",
    removed: "The passkey was removed.",
  },

  add: {
    start: "Add a passkey…",
    title: "Add a passkey",
    text: "Give it a name that tells you where it is kept. Your browser then asks how to create it.",
    name: "Name of the passkey",
    nameHint: "For example “Work laptop” or “Security key”",
    submit: "Create passkey",
  },
  renaming: { title: "Rename the passkey", submit: "Save name" },
  removing: {
    title: (name: string) => `Remove the passkey “${name}”?`,
    text: "It can no longer be used to log in here. Delete it on the device too if you don't need it any more.",
    last: "It is your last one: your password alone will be enough to log in, and your recovery codes stop working.",
    submit: "Remove passkey",
  },

  asking: {
    label: "Ask for a passkey after the password",
    note: "A login with your password then needs one of your passkeys too. Other devices are logged out when you turn this on.",
    required: "Always on for administrators with a passkey.",
    turnedOn: "Logins with your password now ask for a passkey. All other devices were logged out.",
    turnedOff: "Your password alone is enough to log in.",
  },

  codes: {
    title: "Recovery codes",
    text: "If you lose all your passkeys, your password and one of these codes let you in. Each code works once.",
    none: "You have no recovery codes. If you lose your passkeys, you cannot log in with your password while a passkey is asked for.",
    left: { one: "1 code is left.", other: (count: string) => `${count} codes are left.` },
    make: "Make recovery codes",
    renew: "Make new recovery codes…",
    question: "Make new recovery codes?",
    questionText: "The codes that you have now stop working.",
    confirm: "Make new codes",
    shown: "Your recovery codes",
    shownText:
      "They are shown this once. Keep them where you can find them without this device, for example on paper or in a password manager.",
    list: "Recovery codes",
    copy: "Copy",
    copied: "The codes were copied.",
    notCopied: "The codes could not be copied. Select them and copy them yourself.",
    save: "Download",
    print: "Print",
    done: "I have kept them",
    sheet: (email: string) => `Tare: recovery codes of ${email}`,
    sheetNote: "Each code works once, together with the password.",
  },

  login: {
    title: "Log in with your passkey",
    text: "Your password is right. This account also asks for one of its passkeys.",
    submit: "Use a passkey",
    other: "Use a recovery code",
    codeText: "Type one of the recovery codes that you kept. It works once.",
    code: "Recovery code",
    codeSubmit: "Log in",
    back: "Use a passkey instead",
  },

  proof: {
    title: "Confirm that it is you",
    text: "This needs your password or a passkey: you have not given one in the last 15 minutes. Then what you started continues.",
    password: "Password",
    submit: "Confirm",
    passkey: "Use a passkey",
  },

  cancel: "Cancel",

  problems: {
    unsupported: "This browser cannot use passkeys here. Use another way, or a current browser.",
    cancelled:
      "No passkey was used: the question was closed, no matching passkey was found, or it took too long. Try again.",
    known: "This device already holds a passkey of your account. Use another device or security key.",
    wrong_site: "Passkeys do not work at this address. Open the site at its usual address.",
    failed: "The browser could not use a passkey. Try again, or use another way.",
    passkey_refused:
      "The server did not accept this passkey. It may have been removed from the account, or the request is too old. Try again.",
    login_expired: "The login took too long. Start again with your password.",
    recovery_code_wrong: "This is not a recovery code of this account, or it was used before.",
    wrong_current_password: "The password is wrong. Nothing was changed.",
    fresh_proof_needed: "You did not confirm that it is you. Nothing was changed.",
    no_passkey: "The account has no passkey. Use your password.",
    email_unverified: "Confirm your email address first: open the link in the email we sent you. Then add a passkey.",
    quota_exceeded: "You have 10 passkeys, which is the most. Remove one to add another.",
    unknown_item: "This passkey no longer exists.",
    other: "That did not work. Nothing was changed. Try again.",
  },
});
