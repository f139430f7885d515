/**
 * Long work in pieces: a generator that yields the share done (0-1) every few milliseconds at most, and
 * returns the result. Whoever runs it may report, give other messages their turn, or stop by asking no further.
 */
export type Steps<T> = Generator<number, T, void>;

/** Runs work to its end at once. */
export function runToEnd<T>(steps: Steps<T>): T {
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value;
  }
}

/** Work as a part of longer work: its share runs from `start` to `end` of the whole. */
export function* within<T>(start: number, end: number, steps: Steps<T>): Steps<T> {
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value;
    yield start + (end - start) * step.value;
  }
}
