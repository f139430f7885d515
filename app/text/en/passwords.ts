import { texts } from "../catalogue.ts";

/** The pages for a forgotten password (specification sections 2 and 8). */
export const passwordTexts = texts("passwords", {
  ok: "OK",

  reset: {
    title: "Reset your password",
    text: "Enter the email address of your account. We'll email you a link. It works once and expires after 60 minutes.",
    submit: "Send the link",
    blocked: "Type your email address.",
    back: "Back to the start page",
    dialog: "Password Reset Request",
    sent: (email: string) => `An email was sent to ${email}. Please check your inbox.`,
    mailed: (email: string) =>
      `If ${email} can be used here, an email is on its way. Please check your inbox: it says what to do next.`,
    unknown: (email: string) =>
      `The address ${email} was not found. Please register, or check the address and try again.`,
    noMail: "This server cannot send mail yet. Please ask whoever runs it.",
    failed: "There was an error resetting your password. Please try again later.",
  },

  change: {
    title: "Choose a new password",
    text: "When it is changed, every device is logged out.",
    submit: "Change password",
    blocked: "Type the new password twice (8 characters or more).",
    changedTitle: "Password Changed",
    changed: "Your password has been successfully changed.",
    failedTitle: "Password Error",
    failed: "There was an error changing your password. Please try again later.",
    usedUp:
      "The link is used up, older than 60 minutes, or the password has been changed since. You can ask for a new link.",
    newLink: "Ask for a new link",
    noLinkTitle: "Open this page from the link in your email",
    noLink:
      "The link is not kept in the address, so reloading the page loses it. Open it in your email again, or ask for a new one.",
  },
});
