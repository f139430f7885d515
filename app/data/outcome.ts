import type { ScoringProblem } from "../../workers/boundary.ts";

/** All problems of data and storage; a closed list, so that each has a text. */
export type ProblemCode =
  | ScoringProblem["code"]
  /** the server could not be reached */
  | "network"
  /** the server did not answer in time */
  | "timeout"
  /** the server answered with an error, or unreadably */
  | "bad_reply"
  /** the server asks to retry later, for all documents of this account */
  | "busy"
  /** the dataset changed several times while it was loaded */
  | "version_moved"
  /** no storage space left in the browser */
  | "quota"
  /** the browser refuses storage (blocked, private window, damaged) */
  | "storage_unavailable"
  /** the value breaks a rule of the contract */
  | "invalid"
  | "not_found"
  /** a shared link that no longer opens anything */
  | "expired"
  /** the session has ended: the user has to log in again */
  | "session_expired"
  /** the owner of the work has logged out, in this or another tab */
  | "session_ended"
  /** no space left in the account */
  | "account_full"
  /** the e-mail address of the account has to be confirmed first */
  | "email_unverified"
  /** above the server's limit: it stays in this browser */
  | "too_large"
  /** the server cannot read the lines of a portfolio */
  | "body_damaged"
  /** changed here and elsewhere: the user has to decide */
  | "conflict";

export interface Problem {
  readonly code: ProblemCode;
  /** for logs and support; not shown to users */
  readonly detail: string;
}

/** The result of every call of `app/data` and every action that may fail: expected failures are values. */
export type Outcome<T, P = Problem> =
  { readonly ok: true; readonly value: T } | { readonly ok: false; readonly problem: P };

/** What an action promises that has nothing to give: it worked, or the problem. */
export type Done = Promise<Outcome<null>>;

/** The outcome of a call that succeeded. */
export const ok = <T>(value: T): Outcome<T> => ({ ok: true, value });

/** The outcome of a call that failed; `detail` is for logs. */
export const failed = (code: ProblemCode, detail: string): { readonly ok: false; readonly problem: Problem } => ({
  ok: false,
  problem: { code, detail },
});

/** The text of a thrown value. */
export const detailOf = (error: unknown): string =>
  error instanceof Error ? `${error.name}: ${error.message}` : String(error);

/** Runs a step that may first have to load code; `network` if that fails. Never rejects. */
export const networkStep = async <T>(run: () => Promise<Outcome<T>>): Promise<Outcome<T>> => {
  try {
    return await run();
  } catch (error) {
    return failed("network", detailOf(error));
  }
};
