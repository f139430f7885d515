import { afterPaint } from "./after-paint.ts";

interface Turn {
  /** lower ones first */
  readonly place: number;
  readonly run: () => void;
}

const waiting = new Set<Turn>();
let current: Turn | null = null;
let isDue = false;

const next = (): void => {
  isDue = false;
  if (current !== null) return;
  for (const turn of waiting) if (current === null || turn.place < current.place) current = turn;
  if (current === null) return;
  waiting.delete(current);
  current.run();
};

const callNext = (): void => {
  if (isDue || current !== null || waiting.size === 0) return;
  isDue = true;
  afterPaint(next);
};

/**
 * One piece of work a frame: runs `run` when it is its turn, after a paint, the lowest `place` first. The next turn comes only after
 * the returned function was called, which also takes back a turn that has not come.
 */
export const takeTurn = (place: number, run: () => void): (() => void) => {
  const turn: Turn = { place, run };
  waiting.add(turn);
  callNext();
  return () => {
    waiting.delete(turn);
    if (current === turn) current = null;
    callNext();
  };
};
