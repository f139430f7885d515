import { startTransition, useLayoutEffect, useState } from "react";
import { afterPaint } from "./after-paint.ts";

/** If a frame took less than this, the next step is doubled; at a quarter of the speed it then stays below 50 ms. */
const FAST_MS = 6;

interface Grown {
  readonly count: number;
  /** size of the last step */
  readonly by: number;
}

/**
 * Reports the milliseconds from the start of the next frame until it is painted. Uses the frame's own timestamp,
 * because a pointer event may force layout before the callbacks. Returns a function that cancels it.
 */
const measureFrame = (report: (ms: number) => void): (() => void) => {
  let startedAt: number | null = null;
  const frame = requestAnimationFrame((timestamp) => {
    startedAt = timestamp;
  });
  let isActive = true;
  afterPaint(() => {
    if (isActive) report(startedAt === null ? 0 : performance.now() - startedAt);
  });
  return () => {
    isActive = false;
    cancelAnimationFrame(frame);
  };
};

/**
 * How many items of a long list to render, so that mounting it is no long task: `step` at first, then `step` more after
 * each slow frame, or twice the last step after a fast one. One fast frame does not render the rest at once, because
 * layout forced early (by a form's autofill) makes a frame look fast. Infinity = all items, from then on.
 */
export function useGrowingCount(total: number, step: number): number {
  const [{ count }, setGrown] = useState<Grown>({ count: step, by: step });
  const isDone = count >= total;
  // A layout effect runs before the frame that draws the items; an effect would measure the frame after it.
  useLayoutEffect(() => {
    if (count === Infinity) return undefined;
    const next = (ms: number) => (before: Grown) => {
      const by = isDone ? Infinity : ms < FAST_MS ? 2 * before.by : step;
      return { count: before.count + by, by };
    };
    return measureFrame((ms) => startTransition(() => setGrown(next(ms))));
  }, [count, isDone, step]);
  return count;
}
