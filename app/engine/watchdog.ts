/** Calls back repeatedly; gives the function that stops it. */
export type Ticker = (ms: number, action: () => void) => () => void;

/** Repeats with the browser's timers. */
export const browserEvery: Ticker = (ms, action) => {
  const timer = setInterval(action, ms);
  return () => clearInterval(timer);
};

const TICK_MS = 500;
/**
 * Counted in ticks, not in clock time: after a sleep of the computer, or with throttled timers, a healthy worker must not count as
 * dead. The first answer may take longer, because the script has to load.
 */
export const MAX_SILENT_TICKS = 5;
const FIRST_ANSWER_TICKS = 30;

/**
 * Detects a worker that stops answering, because a Comlink promise then never settles. Calls `ping` once per tick while a
 * call waits, and `onSilence` once.
 */
export function watchdog(
  ping: () => Promise<unknown>,
  onSilence: (detail: string) => void,
  every: Ticker,
): { readonly watch: () => void; readonly rest: () => void } {
  let waiting = 0;
  let stop: (() => void) | null = null;
  let asked = false;
  let answered = false;
  let missed = 0;

  const ask = async (): Promise<void> => {
    try {
      await ping();
      asked = false;
      answered = true;
      missed = 0;
    } catch (error) {
      onSilence(String(error));
    }
  };

  const tick = (): void => {
    if (asked) {
      missed += 1;
      if (missed < (answered ? MAX_SILENT_TICKS : FIRST_ANSWER_TICKS)) return;
      stop?.();
      stop = null;
      onSilence(`no answer for ${missed * TICK_MS} ms`);
      return;
    }
    asked = true;
    void ask();
  };

  return {
    watch: () => {
      waiting += 1;
      if (stop !== null) return;
      missed = 0;
      stop = every(TICK_MS, tick);
      tick();
    },
    rest: () => {
      waiting -= 1;
      if (waiting > 0) return;
      stop?.();
      stop = null;
    },
  };
}
