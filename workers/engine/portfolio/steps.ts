/**
 * Long work in chunks: a generator that yields the share done (0-1) every few milliseconds and returns the result. The
 * caller may report progress, yield to the event loop, or cancel by not calling `next` again.
 */
export type Steps<T> = Generator<number, T, void>;

/** Runs steps to the end synchronously and returns the result. */
export function runToEnd<T>(steps: Steps<T>): T {
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value;
  }
}

/** Runs steps as a part of longer work: maps their share done to the range `start` to `end`. */
export function* within<T>(start: number, end: number, steps: Steps<T>): Steps<T> {
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value;
    yield start + (end - start) * step.value;
  }
}
