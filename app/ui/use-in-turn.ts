import { startTransition, useEffect, useState } from "react";
import { takeTurn } from "./turns.ts";

/**
 * A value as a large part of a page should see it: a new one arrives after the paint of what the user did, and after those of the
 * parts with a lower `place`, each in a frame of its own. So new figures for many parts never add up to one long task. Until then the
 * earlier value stays. `hold` keeps it, for values that are on their way.
 */
export function useInTurn<T>(live: T, place: number, hold = false): T {
  // in objects: a value may be a function, which a setter would call
  const [shown, setShown] = useState({ value: live });
  const isBehind = !hold && !Object.is(shown.value, live);
  useEffect(
    () => (isBehind ? takeTurn(place, () => startTransition(() => setShown({ value: live }))) : undefined),
    [isBehind, live, place],
  );
  return shown.value;
}
