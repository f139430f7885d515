/** Delay for Safari, which has no requestIdleCallback. */
const FALLBACK_MS = 300;
/** Upper limit of the wait on a busy page. */
const LATEST_MS = 2_000;

/** Runs `action` when the browser is idle, after 2 s at the latest. Returns a function that cancels it. */
export const onIdle = (action: () => void): (() => void) => {
  if ("requestIdleCallback" in window) {
    const handle = window.requestIdleCallback(action, { timeout: LATEST_MS });
    return () => window.cancelIdleCallback(handle);
  }
  const handle = setTimeout(action, FALLBACK_MS);
  return () => clearTimeout(handle);
};
