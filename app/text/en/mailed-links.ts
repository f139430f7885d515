import { texts } from "../catalogue.ts";

/** The pages behind mailed links that log in, take a new email address, or take the old one back; and the form for a new address. */
export const mailedLinkTexts = texts("mailed-links", {
  pages: {
    "login-link": {
      title: "Log in by the link",
      text: "You opened the link in our email. It works once, in the browser in which you asked for it.",
      submit: "Log in",
      failed: "The link did not log you in",
      usedUp:
        "The link was used already, is older than 15 minutes, or was asked for in another browser. Ask for a new one where you log in.",
    },
    "confirm-email": {
      title: "Use the new email address",
      text: "You opened the link in our email. From now on you log in with this address. We tell the old one, and for 7 days whoever reads it can take the change back.",
      submit: "Use this address",
      failed: "The address was not changed",
      usedUp:
        "The link was used already, is older than 24 hours, is for another account, or the address is used by another account. Ask for a new one on your account page.",
    },
    "restore-email": {
      title: "Take the old email address back",
      text: "Somebody changed the email address of your account, and that was not you. Your old address is restored, every device is logged out, and the password and passkeys added since the day before the change stop working. We then email you a link to choose a new password.",
      submit: "Restore my address",
      failed: "The address was not restored",
      usedUp: "The link was used already, or is older than 7 days.",
    },
  },
  changed: { title: "Email address changed", text: "From now on, log in with the new address." },
  goOn: "Continue",
  needsLogin:
    "To use the new address, log in to your account in this browser with the old one. Then open the link in your email again.",
  logIn: "Go to the login",
  noLinkTitle: "Open this page from the link in your email",
  noLink: "The link is not kept in the address, so reloading the page loses it. Open it in your email again.",

  change: {
    title: "Change your email address",
    text: "We email a link to the new address. Nothing changes until you open it.",
    field: "New email address",
    submit: "Send the link",
    blocked: "Type the new email address.",
    sent: (email: string) =>
      `A link is on its way to ${email}. Open it within 24 hours, in a browser where you are logged in.`,
    failed: "The link could not be sent",
  },
});
