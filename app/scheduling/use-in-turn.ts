import { startTransition, useEffect, useState } from "react";
import { queuePerFrame } from "./turns.ts";

/**
 * Delays a value for a large section of a page: a new value arrives after the next paint and after the sections with a
 * lower `place`, one per frame, so that updating many sections is no long task. Until then it returns the earlier
 * value. `hold` keeps the earlier value while a new one is loading.
 */
export function useInTurn<T>(live: T, place: number, hold = false): T {
  // In an object, because a state setter calls a function that it is given.
  const [shown, setShown] = useState({ value: live });
  const isBehind = !hold && !Object.is(shown.value, live);
  useEffect(
    () => (isBehind ? queuePerFrame(place, () => startTransition(() => setShown({ value: live }))) : undefined),
    [isBehind, live, place],
  );
  return shown.value;
}
