import { texts } from "../catalogue.ts";

/** The link that confirms an email address, and its state on the account page. */
export const verifyEmailTexts = texts("verify-email", {
  page: {
    title: "Confirm your email address",
    text: "You opened the link in our email. Confirm that the address is yours.",
    submit: "Confirm email address",
    confirmedTitle: "Email address confirmed",
    confirmed: "You can close this page, or go on here.",
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
