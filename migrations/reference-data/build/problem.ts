/** A fault in a source file: where it is, what stands there and what should. Shown to whoever edits the CSV. */
export interface Problem {
  /** path below migrations/reference-data */
  readonly file: string;
  /** 1 is the header */
  readonly line: number;
  /** empty: the whole line or file */
  readonly column: string;
  readonly found: string;
  readonly expected: string;
}

/** `materials/composition.csv:12 mass_frac: found "1.5", expected a number from 0 to 1` */
export function formatProblem(problem: Problem): string {
  const place = problem.column === "" ? "" : ` ${problem.column}`;
  return `${problem.file}:${problem.line}${place}: found ${JSON.stringify(problem.found)}, expected ${problem.expected}`;
}

/** A line that should be there and is not; reported at the header. */
export const missingLine = (file: string, column: string, expected: string): Problem => ({
  file,
  line: 1,
  column,
  found: "no such line",
  expected,
});
