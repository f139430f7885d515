/** A page that has nothing to draw is given 50 ms to idle in, one that draws soon what is left of a frame. */
const IDLE_MS = 20;
/** So often one after the other, because a screen that comes up in parts pauses between them. */
const LOOKS = 3;
const LOOK_EVERY_MS = 40;
const MOST_MS = 1500;

const isIdle = (): Promise<boolean> =>
  new Promise((resolve) =>
    requestIdleCallback((deadline) => resolve(deadline.timeRemaining() > IDLE_MS), { timeout: LOOK_EVERY_MS }),
  );

const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));

/**
 * Settles once the page has drawn what it had to draw, at the latest after 1.5 s, or with the signal. For work of the worker that can
 * wait so long: on two processors it, and the compilers that it keeps busy, would hold up frames three times as long.
 */
export async function waitForIdlePage(signal: AbortSignal): Promise<void> {
  // Safari does not say when it is idle, and nobody looks at a page in the background
  const canTell = () => "requestIdleCallback" in globalThis && !document.hidden && !signal.aborted;
  const end = performance.now() + MOST_MS;
  for (let looks = 0; looks < LOOKS && canTell() && performance.now() < end;) {
    looks = (await isIdle()) ? looks + 1 : 0;
    await pause();
  }
}
