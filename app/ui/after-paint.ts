/** Where nothing is painted (a tab in the background) no frame comes: this long is waited for one. */
const MOST_MS = 100;

/** Runs `run` in a task of its own behind the next paint. */
export const afterPaint = (run: () => void): void => {
  const late = setTimeout(run, MOST_MS);
  requestAnimationFrame(() => {
    clearTimeout(late);
    // the callback is before the paint of its frame, a task that it asks for behind it
    setTimeout(run);
  });
};
