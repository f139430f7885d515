/** An idle page gets a deadline of 50 ms; a page that will draw soon gets the rest of a frame. */
const IDLE_MS = 20;
/** Number of idle checks in a row: a screen that renders in parts pauses between them. */
const LOOKS = 3;
const LOOK_EVERY_MS = 40;
const MAX_WAIT_MS = 1500;

const isIdle = (): Promise<boolean> =>
  new Promise((resolve) =>
    requestIdleCallback((deadline) => resolve(deadline.timeRemaining() > IDLE_MS), { timeout: LOOK_EVERY_MS }),
  );

const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));

/**
 * Settles once the page has finished drawing, after 1.5 s at the latest, or on abort. For worker tasks that can wait: on two
 * processors, the worker and its compiler threads would make frames take three times as long.
 */
export async function waitForIdlePage(signal: AbortSignal): Promise<void> {
  // Safari cannot tell when it is idle, and a background page draws nothing
  const canTell = () => "requestIdleCallback" in globalThis && !document.hidden && !signal.aborted;
  const end = performance.now() + MAX_WAIT_MS;
  for (let looks = 0; looks < LOOKS && canTell() && performance.now() < end;) {
    looks = (await isIdle()) ? looks + 1 : 0;
    await pause();
  }
}
