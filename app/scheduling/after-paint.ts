/** Longest wait for a frame: a background tab gets no animation frames. */
const MAX_MS = 100;

/** Runs `run` in its own task after the next paint. */
export const afterPaint = (run: () => void): void => {
  const late = setTimeout(run, MAX_MS);
  requestAnimationFrame(() => {
    clearTimeout(late);
    // The callback runs before its frame is painted, a task queued in it after.
    setTimeout(run);
  });
};
