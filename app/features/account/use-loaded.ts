import { useEffect, useState } from "react";

/** A value, or a failure of whichever kind. */
type Answered<T> = { readonly ok: true; readonly value: T } | { readonly ok: false };

interface Loaded<T> {
  /** null = not there yet, or it failed; while it is read again, what was there before */
  readonly value: T | null;
  readonly hasFailed: boolean;
  readonly reload: () => void;
}

/** What a call gives: asked for when the component appears and at each `reload`. */
export function useLoaded<T>(load: () => Promise<Answered<T>>): Loaded<T> {
  const [tries, setTries] = useState(0);
  const [answer, setAnswer] = useState<{ readonly tries: number; readonly outcome: Answered<T> } | null>(null);
  useEffect(() => {
    let stays = true;
    void load().then((outcome) => stays && setAnswer({ tries, outcome }));
    return () => {
      stays = false;
    };
  }, [load, tries]);
  return {
    value: answer?.outcome.ok === true ? answer.outcome.value : null,
    hasFailed: answer?.outcome.ok === false && answer.tries === tries,
    reload: () => setTries(tries + 1),
  };
}
