import { texts } from "../catalogue.ts";

/** The link that confirms an email address, and its state on the account page. */
export const verifyEmailTexts = texts("verify-email", {
  page: {
    title: "Confirm your email address",
    leads: {
      session: "You opened the link in our email. Confirm that the address is yours.",
      password:
        "Somebody registered an account with your address. If that was you, confirm it with the account's password.",
      new: "A new password makes the account yours alone: everybody who is logged in to it is logged out.",
    },
    submit: "Confirm email address",
    submitNew: "Set password and confirm",
    toNew: "Set a new password instead",
    toPassword: "I know the password",
    notMine: "I did not register",
    notMineQuestion: "Delete this account?",
    notMineText: "Somebody used your address without asking you. The account is deleted with all that is saved in it.",
    notMineSure: "Delete the account",
    cancel: "Cancel",
    wrong: "The password is wrong. Nothing was changed.",
    done: {
      confirmed: { title: "Email address confirmed", text: "You can close this page, or go on here." },
      changed: { title: "Email address confirmed", text: "The new password is set. Log in with it." },
      deleted: { title: "The account is deleted", text: "Nobody can use your address here any more." },
    },
    goOn: "Continue",
    failed: "Your email address could not be confirmed",
    usedUp:
      "This link has already been used or is older than 24 hours. If your account page says that the address is not confirmed, ask for a new link there.",
    noLinkTitle: "Open this page from the link in your email",
    noLink:
      "The link is not kept in the address, so reloading the page loses it. Open it in your email again, or ask for a new one on your account page.",
  },

  status: {
    title: "Your email address is not confirmed",
    text: (email: string) =>
      `Open the link in the email that we sent to ${email}. It works once and expires after 24 hours.`,
    waits: "Until then you cannot store shared links on the server or save more than 5 MB there.",
    deleted: (day: string) => `Without a confirmation the account is deleted on ${day}, with all that is saved in it.`,
    send: "Send the link again",
    sent: (email: string) => `A new link is on its way to ${email}.`,
    failed: "The link could not be sent",
  },
});
