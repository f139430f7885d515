import type { Result, ScoringProblem } from "./scoring-api.ts";

export const done = <T>(value: T): { readonly ok: true; readonly value: T } => ({ ok: true, value });

export const refused = <Code extends string>(
  code: Code,
  detail: string,
): { readonly ok: false; readonly problem: ScoringProblem<Code> } => ({ ok: false, problem: { code, detail } });

const textOf = (error: unknown): string => (error instanceof Error ? `${error.name}: ${error.message}` : String(error));

/** Turns what is thrown into a problem: `code` says whose fault it is taken to be. */
export const attempt = <T, Code extends string>(code: Code, run: () => Result<T, Code>): Result<T, Code> => {
  try {
    return run();
  } catch (error) {
    return refused(code, textOf(error));
  }
};

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
