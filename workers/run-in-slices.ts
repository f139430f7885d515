import type { Steps } from "./engine/portfolio/steps.ts";

/** Work between two pauses; a pause lets cancel and ping through (performance.md: cancel within 20 ms). */
const SLICE_MS = 8;

/** Lets the messages that wait have their turn. A timer would sleep 4 ms each time; a message of our own does not. */
const nextTurn = (): Promise<void> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener("message", () => {
      port1.close();
      resolve();
    });
    port1.start();
    port2.postMessage(null);
  });

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
