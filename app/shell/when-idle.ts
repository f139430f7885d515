/** Safari has no requestIdleCallback yet; this long after the first paint it is idle as well. */
const FALLBACK_MS = 300;
/** A busy page must not wait for ever. */
const LATEST_MS = 2_000;

/** Calls back once the browser has nothing more urgent to do; returns the way to stop it. */
export const whenIdle = (action: () => void): (() => void) => {
  if ("requestIdleCallback" in window) {
    const handle = window.requestIdleCallback(action, { timeout: LATEST_MS });
    return () => window.cancelIdleCallback(handle);
  }
  const handle = setTimeout(action, FALLBACK_MS);
  return () => clearTimeout(handle);
};
