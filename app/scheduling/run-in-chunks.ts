import type { Steps } from "../../workers/engine/portfolio/steps.ts";
import { yieldToEventLoop } from "../../workers/yield-to-event-loop.ts";

/** With at least this many lines, each pass over all lines is a chunk of its own. */
export const MANY_LINES = 10_000;

/** Yields to the event loop if there are at least `MANY_LINES` lines; with fewer it resolves at once. */
export const yieldIfLarge = async (lines: number): Promise<void> => {
  if (lines >= MANY_LINES) await yieldToEventLoop();
};

/** Runs the steps to their end and yields after each one if there are at least `MANY_LINES` lines. */
export async function runInChunks<T>(steps: Steps<T>, lines: number): Promise<T> {
  for (;;) {
    const { done, value } = steps.next();
    if (done === true) return value;
    await yieldIfLarge(lines);
  }
}
