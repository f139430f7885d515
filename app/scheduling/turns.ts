import { afterPaint } from "./after-paint.ts";

interface Turn {
  /** the lowest runs first */
  readonly place: number;
  readonly run: () => void;
}

const waiting = new Set<Turn>();
let current: Turn | null = null;
let isDue = false;

const runNext = (): void => {
  isDue = false;
  if (current !== null) return;
  for (const turn of waiting) if (current === null || turn.place < current.place) current = turn;
  if (current === null) return;
  waiting.delete(current);
  current.run();
};

const scheduleNext = (): void => {
  if (isDue || current !== null || waiting.size === 0) return;
  isDue = true;
  afterPaint(runNext);
};

/**
 * Queues work to run one piece per frame, after a paint, the lowest `place` first. The next piece runs only after the
 * returned function is called, which also cancels work that has not run.
 */
export const queuePerFrame = (place: number, run: () => void): (() => void) => {
  const turn: Turn = { place, run };
  waiting.add(turn);
  scheduleNext();
  return () => {
    waiting.delete(turn);
    if (current === turn) current = null;
    scheduleNext();
  };
};
