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
