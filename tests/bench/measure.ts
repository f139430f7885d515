/** What is timed: one call is one repetition. Its result is kept so that no work can be optimised away. */
export type Work = () => unknown;

export interface Timing {
  /** milliseconds per call */
  readonly median: number;
}

/** Where results go: an observable place, so that the compiler cannot drop what made them. */
export const kept: { last: unknown } = { last: undefined };

const sorted = (times: readonly number[]): number[] => times.toSorted((a, b) => a - b);
export const quantile = (times: readonly number[], share: number): number =>
  sorted(times)[Math.min(times.length - 1, Math.floor(share * times.length))] ?? Number.NaN;

/**
 * Times several works in one run: each is warmed up, then they take turns, so that a slow moment of the machine
 * hits all of them and ratios stay comparable.
 */
export function interleaved<K extends string>(
  works: Readonly<Record<K, Work>>,
  { warmups = 5, repetitions = 21 }: { readonly warmups?: number; readonly repetitions?: number } = {},
): Record<K, Timing> {
  const names = Object.keys(works) as K[];
  const times = new Map<K, number[]>(names.map((name) => [name, []]));
  for (let round = -warmups; round < repetitions; round++) {
    for (const name of names) {
      const start = performance.now();
      kept.last = works[name]();
      const took = performance.now() - start;
      if (round >= 0) times.get(name)?.push(took);
    }
  }
  const timings = names.map((name) => {
    const all = times.get(name) ?? [];
    return [name, { median: quantile(all, 0.5) }] as const;
  });
  return Object.fromEntries(timings) as Record<K, Timing>;
}
