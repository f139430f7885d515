import { useEffect, useState } from "react";

interface Loaded<Answer> {
  /** the last answer, kept while the next one is loading; null = none yet */
  readonly last: Answer | null;
  /** the answer of the newest call; null while it is loading */
  readonly current: Answer | null;
  /** true = the newest call has failed */
  readonly hasFailed: boolean;
  /** calls `load` again */
  readonly reload: () => void;
}

/**
 * Calls `load` on mount, on each `reload`, and when it gets another function.
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
