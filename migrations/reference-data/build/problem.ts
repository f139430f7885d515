/** A fault in a source file, shown to the editor of the CSV. */
export interface Problem {
  /** path below migrations/reference-data */
  readonly file: string;
  /** from 1 = header */
  readonly line: number;
  /** "" = the whole line or file */
  readonly column: string;
  readonly found: string;
  readonly expected: string;
}

/** `materials/composition.csv:12 mass_frac: found "1.5", expected a number from 0 to 1` */
export function formatProblem(problem: Problem): string {
  const place = problem.column === "" ? "" : ` ${problem.column}`;
  return `${problem.file}:${problem.line}${place}: found ${JSON.stringify(problem.found)}, expected ${problem.expected}`;
}

/** The problem of a missing line, reported at the header. */
export const missingLine = (file: string, column: string, expected: string): Problem => ({
  file,
  line: 1,
  column,
  found: "no such line",
  expected,
});
