import { texts } from "../catalogue.ts";

/** The forms to log in and to register (specification sections 2 and 5), and errors of account calls. */
export const loginTexts = texts("login", {
  fields: { email: "Email", password: "Password", newPassword: "New password", confirm: "Confirm password" },

  /** rules of specification section 5 */
  faults: {
    email: "Invalid email address",
    password_short: "Password must be at least 8 characters",
    password_long: "Password must be at most 128 characters",
    mismatch: "Passwords must match",
    required: "This is required",
  },
  passwordHint: "8 characters or more",

  login: {
    title: "Log in",
    text: "Your work, on every device.",
    forgot: "Forgot password? Reset",
    submit: "Log in",
    passkey: "Log in with a passkey",
    link: "Email me a link to log in",
    linkTitle: "Link to log in",
    linkSent: (email: string) =>
      `If there is an account for ${email}, an email is on its way. Open its link in this browser within 15 minutes.`,
    linkFailed: "The link could not be sent. Nothing was changed.",
    newUser: "New user?",
    create: "Create an account",
    blocked: "Enter your email and password (8 characters or more).",
    failed: "Login failed",
    ok: "OK",
  },
});
