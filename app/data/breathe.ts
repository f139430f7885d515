import type { Steps } from "../../workers/engine/portfolio/steps.ts";

/**
 * Lets the page draw and answer before the next slice of long work. By messages, for browsers hold the timers of a page
 * that nobody looks at for a second each, and later for a minute.
 */
export const breathe = (): Promise<void> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener("message", () => {
      port1.close();
      resolve();
    });
    port1.start();
    // bound, because the lint rule about target origins takes every postMessage for a window's
    const post = port2.postMessage.bind(port2);
    post(null);
  });

/** Lines from which on every pass over all of them is a slice of its own. */
export const MANY_LINES = 10_000;

/** The same after work over so many lines; after few of them at once. */
export const breatheAfter = async (lines: number): Promise<void> => {
  if (lines >= MANY_LINES) await breathe();
};

/** Runs work over so many lines to its end, each step of it a slice of its own; over few lines at once. */
export async function inBreaths<T>(steps: Steps<T>, lines: number): Promise<T> {
  for (;;) {
    const { done, value } = steps.next();
    if (done === true) return value;
    if (lines >= MANY_LINES) await breathe();
  }
}
