import { texts } from "../catalogue.ts";

/** Errors of account calls: the texts of specification section 8, then the cause and advice. */
export const accountProblemTexts = texts("account-problems", {
  errors: {
    wrongPassword: "Invalid email or password.",
    unknownEmail: "Email not found. Please register first.",
    other: "Could not login with the provided email and password.",
    exists: "An account with this email address already exists. Please login instead.",
  },

  /** a new password that the server refused, by its error code */
  password: {
    password_blank: "Password must hold more than spaces",
    password_common: "This is one of the most used passwords. Please choose another one.",
    password_own: "This is too close to your name, email address or company. Please choose another one.",
  },

  /** the cause of a failure, and what to do */
  why: {
    offline: "The server cannot be reached. Check your connection, then try again. What you typed is still here.",
    timeout: "The server takes too long to answer. Try again in a moment. What you typed is still here.",
    tooMany: (wait: string) => `Too many attempts. Please wait ${wait}, then try again. What you typed is still here.`,
    account:
      "Too many attempts on this account. Log in with a passkey, on a device you used before, or with a link by mail.",
    tooManySoon: "Too many attempts. Please wait a moment, then try again. What you typed is still here.",
    server: "Something went wrong on the server. Nothing was changed. What you typed is still here.",
    field: (field: string, fault: string) => `${field}: ${fault}`,
  },
  wait: {
    seconds: { one: "1 second", other: (count: string) => `${count} seconds` },
    minutes: { one: "1 minute", other: (count: string) => `${count} minutes` },
  },
});
