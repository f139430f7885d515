import { useEffect, useState } from "react";

interface Loaded<Answer> {
  /** The last answer; it stays while the next one is on its way. Null = none yet. */
  readonly last: Answer | null;
  /** The answer of the newest call; null while it is on its way. */
  readonly current: Answer | null;
  /** The newest call has failed. */
  readonly hasFailed: boolean;
  /** Calls again. */
  readonly reload: () => void;
}

/**
 * Calls `load` when the component appears, at each `reload`, and when another function is given.
 *
 * @param load never rejects; must be the same function while nothing changes (`useCallback`); null = nothing to load
 */
export function useLoaded<Answer extends { readonly ok: boolean }>(
  load: (() => Promise<Answer>) | null,
): Loaded<Answer> {
  const [tries, setTries] = useState(0);
  const [settled, setSettled] = useState<{ readonly load: unknown; readonly tries: number; readonly answer: Answer }>();
  useEffect(() => {
    if (load === null) return undefined;
    let isMounted = true;
    void load().then((answer) => isMounted && setSettled({ load, tries, answer }));
    return () => {
      isMounted = false;
    };
  }, [load, tries]);
  const current = settled?.load === load && settled.tries === tries ? settled.answer : null;
  return {
    last: settled?.answer ?? null,
    current,
    hasFailed: current?.ok === false,
    reload: () => setTries(tries + 1),
  };
}
