import { useRef } from "react";
import { afterPaint } from "./after-paint.ts";

interface BehindPaint<T> {
  /** passes the value on after the next paint; of several values only the last */
  readonly later: (value: T) => void;
  /** passes a waiting value on at once */
  readonly now: () => void;
  /** drops a waiting value */
  readonly forget: () => void;
}

/** Passes values of a field on after the next paint, so that typing never waits for the page. */
export function useAfterPaint<T>(onValue: (value: T) => void): BehindPaint<T> {
  // In an object, because null is a possible value.
  const waiting = useRef<{ readonly value: T } | null>(null);
  const take = (): { readonly value: T } | null => {
    const last = waiting.current;
    waiting.current = null;
    return last;
  };
  return {
    later: (value) => {
      const isDue = waiting.current !== null;
      waiting.current = { value };
      if (isDue) return;
      afterPaint(() => {
        const last = take();
        if (last !== null) onValue(last.value);
      });
    },
    now: () => {
      const last = take();
      if (last !== null) onValue(last.value);
    },
    forget: () => void take(),
  };
}
