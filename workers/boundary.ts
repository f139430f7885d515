import type { Reference } from "./engine/tables/reference.ts";

/**
 * What all interfaces between the page and the worker share. Values are plain data or transferred bytes; expected failures are values,
 * because Comlink drops the fields of thrown errors.
 */
export type Result<T, Code = ScoringCode> =
  { readonly ok: true; readonly value: T } | { readonly ok: false; readonly problem: ScoringProblem<Code> };

/** What any call may answer instead of a value. */
export type ScoringCode =
  | "no_reference_data"
  | "bad_reference_data"
  | "wrong_version"
  /** the rows of a region are needed and not loaded; `detail` is its id */
  | "missing_region"
  | "unknown_use_case"
  | "cancelled"
  | "worker_lost"
  | "internal";

export interface ScoringProblem<Code = ScoringCode> {
  readonly code: Code;
  /** for the log, never shown to users */
  readonly detail: string;
}

/** Calls about open portfolios have two more codes. */
export type PortfolioResult<T> = Result<
  T,
  | ScoringCode
  /** no portfolio with this key is open, for example because the worker was restarted: open it again */
  | "no_portfolio"
  /** the columns of a portfolio contradict each other, or an edit names no entry */
  | "bad_portfolio"
>;

/** Called with the share of the work that is done, 0-1. Across the boundary it is a Comlink proxy. */
export type Progress = (share: number) => void | Promise<void>;

/** Long work on an open portfolio that can be watched and cancelled. The caller chooses both names. */
export interface PortfolioJob {
  /** key of the open portfolio */
  readonly portfolio: string;
  /** name of this piece of work, for `cancel` */
  readonly job: string;
}

/** The result of a call that succeeded. */
export const done = <T>(value: T): { readonly ok: true; readonly value: T } => ({ ok: true, value });

/** The result of a call that failed; `detail` is for logs, not for users. */
export const refused = <Code extends string>(
  code: Code,
  detail: string,
): { readonly ok: false; readonly problem: ScoringProblem<Code> } => ({ ok: false, problem: { code, detail } });

const textOf = (error: unknown): string => (error instanceof Error ? `${error.name}: ${error.message}` : String(error));

/** Turns a thrown error into a problem with this code. */
export const attempt = <T, Code extends string>(code: Code, run: () => Result<T, Code>): Result<T, Code> => {
  try {
    return run();
  } catch (error) {
    return refused(code, textOf(error));
  }
};

/** The same for asynchronous work. */
export const attemptLong = async <T, Code extends string>(
  code: Code,
  run: () => Promise<Result<T, Code>>,
): Promise<Result<T, Code>> => {
  try {
    return await run();
  } catch (error) {
    return refused(code, textOf(error));
  }
};

/** Reports progress. A page that has been closed is no error. */
export const reportProgress = async (onProgress: Progress, share: number): Promise<void> => {
  try {
    await onProgress(share);
  } catch {
    // the page was closed
  }
};

/** Runs with the tables of a loaded version, or refuses. */
export type WithVersion = <T>(version: string, run: (reference: Reference) => T) => T | Result<never>;
