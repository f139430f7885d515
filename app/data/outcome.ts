import type { ScoringProblem } from "../../workers/boundary.ts";

/** Everything that data and storage can answer instead of a value; a closed list, so that texts stay complete. */
export type ProblemCode =
  | ScoringProblem["code"]
  /** the server was not reached */
  | "network"
  /** the server did not answer in time */
  | "timeout"
  /** the server answered with an error or with something that cannot be read */
  | "bad_reply"
  /** the server wants to be asked again later, about anything of this account */
  | "busy"
  /** the dataset changed several times while it was loaded */
  | "version_moved"
  /** the browser has no room left */
  | "quota"
  /** the browser does not keep data (blocked, private window, damaged) */
  | "storage_unavailable"
  /** the value breaks a rule of the contract */
  | "invalid"
  | "not_found"
  /** the session is over: somebody has to log in again */
  | "session_expired"
  /** the owner of the work has logged out, in this tab or in another */
  | "session_ended"
  /** the account has no room left */
  | "account_full"
  /** it waits until the email address of the account is confirmed */
  | "email_unverified"
  /** larger than what the server takes: it stays in this browser */
  | "too_large"
  /** changed here and elsewhere: the user decides which stays */
  | "conflict";

export interface Problem {
  readonly code: ProblemCode;
  /** for the log and for support, never shown as it stands */
  readonly detail: string;
}

/** What every fallible call of `app/data` and every verb answers: expected failures are values. */
export type Outcome<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly problem: Problem };

export const ok = <T>(value: T): Outcome<T> => ({ ok: true, value });

export const failed = (code: ProblemCode, detail: string): { readonly ok: false; readonly problem: Problem } => ({
  ok: false,
  problem: { code, detail },
});

/** The text of whatever was thrown. */
export const detailOf = (error: unknown): string =>
  error instanceof Error ? `${error.name}: ${error.message}` : String(error);
