import { startTransition, useRef } from "react";
import { afterPaint } from "./after-paint.ts";

interface BehindPaint<T> {
  /** hands the value on behind the next paint, of several before it the last one; not urgent for React */
  readonly later: (value: T) => void;
  /** hands on at once what still waits */
  readonly now: () => void;
  /** what waits is not handed on */
  readonly forget: () => void;
}

/** Lets a field show what was typed or chosen before the page makes anything of it: no key ever waits for the page. */
export function useBehindPaint<T>(onValue: (value: T) => void): BehindPaint<T> {
  // in an object: any value may be one
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
        if (last !== null) startTransition(() => onValue(last.value));
      });
    },
    now: () => {
      const last = take();
      if (last !== null) onValue(last.value);
    },
    forget: () => void take(),
  };
}
