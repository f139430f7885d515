import { plural } from "./catalogue.ts";
import { accountProblemTexts } from "./en/account-problems.ts";
import { loginTexts } from "./en/login.ts";
import { formatCount } from "./format.ts";

/** The failure of a call to the server (app/data/call-problem.ts). */
type Failure =
  | { readonly code: "network" | "timeout" | "bad_reply" }
  | {
      readonly code: "refused";
      readonly status: number;
      readonly error: string;
      readonly retryAfter: number | null;
      readonly fields: readonly { readonly field: string; readonly text: string }[];
    };

const MINUTE = 60;

/** A waiting time as text, rounded up: in seconds below two minutes, else in minutes. */
export function formatWait(seconds: number): string {
  const { wait } = accountProblemTexts;
  const [count, words] =
    seconds < 2 * MINUTE ? [Math.max(1, seconds), wait.seconds] : [Math.ceil(seconds / MINUTE), wait.minutes];
  return plural(count, { one: words.one, other: words.other(formatCount(count)) });
}

/** The cause of a failure with advice; null if the specified error text already covers it. */
export function whyFailed(problem: Failure): string | null {
  const { why } = accountProblemTexts;
  if (problem.code !== "refused") {
    return { network: why.offline, timeout: why.timeout, bad_reply: why.server }[problem.code];
  }
  if (problem.error === "too_many_attempts") return why.account;
  if (problem.status === 429) {
    return problem.retryAfter === null ? why.tooManySoon : why.tooMany(formatWait(problem.retryAfter));
  }
  if (problem.fields.length > 0) return problem.fields.map(({ field, text }) => why.field(field, text)).join(" ");
  return problem.status >= 500 ? why.server : null;
}

/** Why a new password was refused, and what to do. */
export const newPasswordText = (
  fault: keyof typeof accountProblemTexts.password | keyof typeof loginTexts.faults,
): string => ({ ...loginTexts.faults, ...accountProblemTexts.password })[fault];

/** The text of specification section 8 for a login or a registration that failed. */
export function loginFailure(problem: Failure): string {
  const { errors } = accountProblemTexts;
  if (problem.code !== "refused") return errors.other;
  if (problem.status === 401) return errors.wrongPassword;
  return problem.status === 404 ? errors.unknownEmail : errors.other;
}
