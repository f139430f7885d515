import type { Page } from "@playwright/test";

const NOMINAL_MS = 30;
const WARM_UP = 20;
const CALIBRATION = 15;
const RUNS = 150;
const PAUSE_MS = 20;

/** Tasks over this many milliseconds are long. */
export const LONG_MS = 50;

/**
 * Milliseconds of the same arithmetic over and over, each time in a task of its own, made to take 30 ms at the page's throttle: how
 * far one machine's equal tasks lie apart, whatever the page does.
 */
const steadyWork = (page: Page): Promise<readonly number[]> =>
  page.evaluate(
    async ({ nominal, warmUp, calibration, runs, pauseMs }) => {
      const timed = (steps: number): number => {
        const start = performance.now();
        let value = 0;
        for (let step = 0; step < steps; step++) value = (value * 31 + step) % 1_000_003;
        // used, so that nothing is left out
        return performance.now() - start + Math.min(0, value);
      };
      const some = 1e6;
      for (let run = 0; run < warmUp; run++) timed(some);
      const measured = Array.from({ length: calibration }, () => timed(some)).toSorted((a, b) => a - b);
      const steps = Math.round((some * nominal) / (measured[Math.floor(calibration / 2)] ?? nominal));
      const times: number[] = [];
      for (let run = 0; run < runs; run++) {
        await new Promise((resolve) => setTimeout(resolve, pauseMs));
        times.push(timed(steps));
      }
      return times;
    },
    { nominal: NOMINAL_MS, warmUp: WARM_UP, calibration: CALIBRATION, runs: RUNS, pauseMs: PAUSE_MS },
  );

/** How many of equal tasks become long by the machine alone, in words. */
export async function machineAlone(page: Page): Promise<string> {
  const times = await steadyWork(page);
  const over = times.filter((time) => time > LONG_MS).length;
  return `the machine alone: of ${times.length} equal tasks of ${NOMINAL_MS} ms ${over} take over ${LONG_MS}`;
}
