import { texts } from "../catalogue.ts";

/** Header and notices of those who are in; apart from the shell's other words, because a first visit has no use for them. */
export const insideTexts = texts("inside", {
  /** why work could not be saved */
  notSaved: {
    quota: "this browser has no room left.",
    storage: "this browser does not keep data.",
    other: "the last change is only in this window.",
  },
  /** why work stays in this browser though somebody is logged in */
  notSent: {
    account_full: "your account is full. Delete what is not needed.",
    email_unverified: "confirm your email address first, see your account page.",
    too_large: "too large for the server.",
    invalid: "the server does not take it.",
    conflict: "changed elsewhere too.",
  },
  decide: "Decide",
  newer: {
    there: (version: string) => `New reference data ${version} are there.`,
    take: "Use them",
    changing: (version: string) => `Changing to reference data ${version}…`,
  },
  account: "Your account",
  logout: "Log out",
  region: (name: string) => `Region: ${name}`,
});
