import { texts } from "../catalogue.ts";

/** The forms to log in and to register (specification sections 2 and 5), and what can keep an account call from working. */
export const loginTexts = texts({
  fields: {
    email: "Email",
    password: "Password",
    newPassword: "New password",
    confirm: "Confirm password",
  },

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
    text: "Your work is kept on every device.",
    forgot: "Forgot password? Reset",
    submit: "Log in",
    newUser: "New user?",
    create: "Create an account",
    blocked: "Type your email address and your password of at least 8 characters.",
    failed: "Login failed",
    ok: "OK",
  },

  errors: {
    wrongPassword: "Invalid email or password.",
    unknownEmail: "Email not found. Please register first.",
    other: "Could not login with the provided email and password.",
    exists: "An account with this email address already exists. Please login instead.",
  },

  /** what stands behind a failure, and what to do */
  why: {
    offline: "The server cannot be reached. Check your connection, then try again. What you typed is still here.",
    timeout: "The server takes too long to answer. Try again in a moment. What you typed is still here.",
    tooMany: (wait: string) => `Too many attempts. Please wait ${wait}, then try again. What you typed is still here.`,
    tooManySoon: "Too many attempts. Please wait a moment, then try again. What you typed is still here.",
    server: "Something went wrong on the server. Nothing was changed. What you typed is still here.",
    field: (field: string, fault: string) => `${field}: ${fault}`,
  },
  wait: {
    seconds: { one: "1 second", other: (count: string) => `${count} seconds` },
    minutes: { one: "1 minute", other: (count: string) => `${count} minutes` },
  },
});
