import type { TableFault } from "../../edge-api/contract/admin-replies.ts";
import type { ErrorCode, FieldError } from "../../edge-api/contract/errors.ts";
import type { Outcome, Problem } from "./outcome.ts";

/** The server's answer to a call that it did not carry out. Its status stays, because the specification's messages depend on it. */
export interface Refusal {
  readonly code: "refused";
  readonly status: number;
  /** a code of the server's closed list (contract/errors.ts); empty if the body had none */
  readonly error: string;
  /** the server's sentence; else names the status */
  readonly detail: string;
  /** seconds to wait, as the server asks; null = not given */
  readonly retryAfter: number | null;
  readonly fields: readonly FieldError[];
  /** the first faults of an uploaded table, and their total number */
  readonly faults: readonly TableFault[];
  readonly faultCount: number;
  /** the server's copy, after a conflict */
  readonly current?: unknown;
}

/** Why a call failed: refused, no answer, or an unreadable one. */
export type CallProblem = { readonly code: "network" | "timeout" | "bad_reply"; readonly detail: string } | Refusal;

/** The outcome of a call. */
export type Answer<T> = Outcome<T, CallProblem>;

/** The outcome of a call that the server would refuse, or need not be asked for. */
export const refusedWith = (status: number, error: ErrorCode): Answer<never> => ({
  ok: false,
  problem: { code: "refused", status, error, detail: error, retryAfter: null, fields: [], faults: [], faultCount: 0 },
});

/** Whether the server refused with this error code. */
export const isRefusedFor = (problem: { readonly code: string; readonly error?: unknown }, error: ErrorCode): boolean =>
  problem.code === "refused" && problem.error === error;

const CODES: Partial<Record<ErrorCode | "", Problem["code"]>> = {
  quota_exceeded: "account_full",
  email_unverified: "email_unverified",
  too_many_entries: "too_large",
  too_many_usecases: "too_large",
  // the account saves too often: the limit applies to all its documents
  too_many_writes: "busy",
  body_damaged: "body_damaged",
};

/** Statuses that say enough, also without a code of ours. */
const BY_STATUS: Readonly<Record<number, Problem["code"]>> = {
  401: "session_expired",
  404: "not_found",
  410: "expired",
  413: "too_large",
};

/** Statuses of refusals that a repeated call may not meet. */
const PASSING: ReadonlySet<number> = new Set([408, 409, 429]);

/** Whether repeating the call would not help. An answer without an error code is not of our server. */
export const isFinal = ({ status, error }: Refusal): boolean =>
  error !== "" && status >= 400 && status < 500 && !PASSING.has(status);

/** The failed call as a problem of data and storage. */
export function problemOf(problem: CallProblem): Problem {
  if (problem.code !== "refused") return problem;
  const { status, error } = problem;
  return {
    code: BY_STATUS[status] ?? CODES[error as ErrorCode] ?? (isFinal(problem) ? "invalid" : "bad_reply"),
    detail: `status ${status} ${error}`,
  };
}
