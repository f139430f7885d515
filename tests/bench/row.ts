/** One line of the table that the benchmark prints. */
export interface Outcome {
  readonly what: string;
  /** as performance.md states it, e.g. "≥ 150 ×"; null = told for orientation only */
  readonly goal: string | null;
  readonly measured: string;
  readonly met: boolean | null;
}

/**
 * A group of measurements. Later rows (browser, edge, Monte Carlo) are further files beside these, added to the list
 * in main.ts.
 */
export interface BenchRow {
  /** the word that picks it on the command line */
  readonly name: string;
  readonly run: () => readonly Outcome[] | Promise<readonly Outcome[]>;
}

const digits = (value: number): string =>
  value >= 100 ? value.toFixed(0) : value >= 10 ? value.toFixed(1) : value.toFixed(2);

/** a / b with the sign ×, against a floor. */
export const atLeast = (what: string, goal: number, value: number, detail: string): Outcome => ({
  what,
  goal: `≥ ${goal} ×`,
  measured: `${digits(value)} ×  (${detail})`,
  met: value >= goal,
});

export const atMost = (what: string, goal: number, unit: string, value: number, detail: string): Outcome => ({
  what,
  goal: `≤ ${goal}${unit && ` ${unit}`}`,
  measured: `${digits(value)}${unit && ` ${unit}`}${detail && `  (${detail})`}`,
  met: value <= goal,
});

export const ms = (milliseconds: number): string =>
  milliseconds >= 1 ? `${milliseconds.toFixed(2)} ms` : `${(milliseconds * 1000).toFixed(1)} µs`;
