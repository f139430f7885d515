import type { Result, ScoringProblem } from "./scoring-api.ts";

export const done = <T>(value: T): Result<T> => ({ ok: true, value });

export const refused = (
  code: ScoringProblem["code"],
  detail: string,
): { readonly ok: false; readonly problem: ScoringProblem } => ({ ok: false, problem: { code, detail } });

const textOf = (error: unknown): string => (error instanceof Error ? `${error.name}: ${error.message}` : String(error));

/** Turns what is thrown into a problem: `code` says whose fault it is taken to be. */
export const attempt = <T>(code: ScoringProblem["code"], run: () => Result<T>): Result<T> => {
  try {
    return run();
  } catch (error) {
    return refused(code, textOf(error));
  }
};

export const attemptLong = async <T>(
  code: ScoringProblem["code"],
  run: () => Promise<Result<T>>,
): Promise<Result<T>> => {
  try {
    return await run();
  } catch (error) {
    return refused(code, textOf(error));
  }
};
