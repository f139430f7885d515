import { startTransition, useEffect, useState } from "react";
import { afterPaint } from "./after-paint.ts";

/** Where a few parts were laid out and painted this fast, the others come all at once. */
const FAST_MS = 10;

/** Milliseconds that the next frame takes behind its callbacks: style, layout and paint. */
const frameCost = (then: (ms: number) => void): (() => void) => {
  let begun: number | null = null;
  const frame = requestAnimationFrame(() => {
    begun = performance.now();
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
 * How many of many like parts a component that comes up renders: `step` at first, as many more after each paint on a slow machine, all
 * after the first one on a fast one. So what is large comes up without one long task. Infinity = all, and it stays so.
 */
export function useGrowing(total: number, step: number): number {
  const [count, setCount] = useState(step);
  const isDone = count >= total;
  useEffect(() => {
    if (count === Infinity) return undefined;
    return frameCost((ms) =>
      startTransition(() => setCount(isDone || ms < FAST_MS ? Infinity : (before) => before + step)),
    );
  }, [count, isDone, step]);
  return count;
}
