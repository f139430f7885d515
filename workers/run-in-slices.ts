import type { Steps } from "./engine/portfolio/steps.ts";
import { nextTurn } from "./next-turn.ts";

/** Work between two pauses; a pause lets cancel and ping through (performance.md: cancel within 20 ms). */
const SLICE_MS = 8;

export const CANCELLED = Symbol("cancelled");

/**
 * Runs long work to its end with a pause every few milliseconds. At each pause the share done is told, and the work is
 * given up if it was cancelled meanwhile.
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
    await nextTurn();
    if (isCancelled()) return CANCELLED;
    started = performance.now();
  }
}
