import { done, refused, reportProgress, type Progress, type Result } from "./boundary.ts";
import type { Steps } from "./engine/portfolio/steps.ts";
import { yieldToEventLoop } from "./yield-to-event-loop.ts";

/**
 * Milliseconds of work between two pauses. Pauses let cancel and ping through (performance.md: cancel within 20 ms).
 */
const SLICE_MS = 8;

export const CANCELLED = Symbol("cancelled");

/**
 * Runs long work with a pause every SLICE_MS. Each pause reports progress and checks for cancellation.
 * @param onProgress gets the share done, 0 to 1
 * @returns the result, or CANCELLED
 */
export async function runInSlices<T>(
  steps: Steps<T>,
  onProgress: (share: number) => void,
  isCancelled: () => boolean,
): Promise<T | typeof CANCELLED> {
  let started = performance.now();
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value;
    if (performance.now() - started < SLICE_MS) continue;
    onProgress(step.value);
    await yieldToEventLoop();
    if (isCancelled()) return CANCELLED;
    started = performance.now();
  }
}

/** Long-running jobs by caller-given name: which ones run, and which were cancelled. */
export type Jobs = ReturnType<typeof createJobs>;

/** Creates an empty list of jobs. */
export function createJobs() {
  const running = new Set<string>();
  const cancelled = new Set<string>();
  return {
    /** Runs work under a name by which it can be cancelled until it ends. */
    during: async <T>(job: string, work: () => Promise<T>): Promise<T> => {
      running.add(job);
      try {
        return await work();
      } finally {
        running.delete(job);
        cancelled.delete(job);
      }
    },
    /** Runs steps of a job with pauses; each reports progress, and a cancelled job ends there. */
    run: async <T>(job: string, steps: Steps<T>, onProgress: Progress): Promise<Result<T, "cancelled">> => {
      const report = (share: number) => void reportProgress(onProgress, share);
      const value = await runInSlices(steps, report, () => cancelled.has(job));
      return value === CANCELLED ? refused("cancelled", job) : done(value);
    },
    isCancelled: (job: string): boolean => cancelled.has(job),
    /** Cancels a running job. Ignored for an ended one, so that a later job of the same name runs. */
    cancel: (job: string): void => {
      if (running.has(job)) cancelled.add(job);
    },
  };
}
