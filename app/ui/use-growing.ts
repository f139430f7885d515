import { startTransition, useLayoutEffect, useState } from "react";
import { afterPaint } from "./after-paint.ts";

/** Where parts were laid out and painted this fast, twice as many come next: on a machine of a quarter of the speed they stay below 50 ms. */
const FAST_MS = 6;

interface Grown {
  readonly count: number;
  /** how many came last */
  readonly by: number;
}

/** Milliseconds from the beginning of the next frame until it is painted: a pointer has it laid out before its callbacks. */
const frameCost = (then: (ms: number) => void): (() => void) => {
  let begun: number | null = null;
  const frame = requestAnimationFrame((frameBegan) => {
    begun = frameBegan;
  });
  let stays = true;
  afterPaint(() => {
    if (stays) then(begun === null ? 0 : performance.now() - begun);
  });
  return () => {
    stays = false;
    cancelAnimationFrame(frame);
  };
};

/**
 * How many of many like parts a component that comes up renders: `step` at first, as many more after each paint on a slow machine, twice
 * as many each time on a fast one. So what is large comes up without one long task. Not all at once after one fast frame: what was laid
 * out early, for a form's autofill, passes for fast. Infinity = all, and it stays so.
 */
export function useGrowing(total: number, step: number): number {
  const [{ count }, setGrown] = useState<Grown>({ count: step, by: step });
  const isDone = count >= total;
  // before the frame that draws them: an effect behind it would time the next one, in which nothing is drawn
  useLayoutEffect(() => {
    if (count === Infinity) return undefined;
    const next = (ms: number) => (before: Grown) => {
      const by = isDone ? Infinity : ms < FAST_MS ? 2 * before.by : step;
      return { count: before.count + by, by };
    };
    return frameCost((ms) => startTransition(() => setGrown(next(ms))));
  }, [count, isDone, step]);
  return count;
}
