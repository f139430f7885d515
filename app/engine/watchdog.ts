/** Calls back again and again; returns the way to stop it. */
export type Every = (ms: number, action: () => void) => () => void;

export const browserEvery: Every = (ms, action) => {
  const timer = setInterval(action, ms);
  return () => clearInterval(timer);
};

const TICK_MS = 500;
/**
 * Turns counted in ticks, not in clock time: a laptop that slept, or a tab whose timers were slowed, does not
 * take a healthy worker for dead. A first answer may take longer, the script has to arrive.
 */
export const SILENT_TICKS = 5;
const FIRST_ANSWER_TICKS = 30;

/**
 * Notices a worker that stops answering; a Comlink promise alone never settles then. `ping` is asked once a
 * tick while somebody waits; `onSilence` is called once.
 */
export function watchdog(
  ping: () => Promise<unknown>,
  onSilence: (detail: string) => void,
  every: Every,
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
      if (missed < (answered ? SILENT_TICKS : FIRST_ANSWER_TICKS)) return;
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
