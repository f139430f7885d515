import { useEffect, useEffectEvent, useState } from "react";
import type { Outcome } from "../../state/core/outcome.ts";

interface Loaded<T> {
  /** null = it is on its way, or nothing is asked for */
  readonly outcome: Outcome<T> | null;
  readonly retry: () => void;
}

/** Loads what a key names; null = nothing. An answer for an earlier key is never shown. `load` never rejects. */
export function useLoaded<T>(key: string | null, load: (key: string) => Promise<Outcome<T>>): Loaded<T> {
  const [tries, setTries] = useState(0);
  const [answer, setAnswer] = useState<{ readonly of: string; readonly outcome: Outcome<T> } | null>(null);
  const asked = key === null ? null : `${tries} ${key}`;
  const ask = useEffectEvent(load);
  useEffect(() => {
    if (key === null || asked === null) return undefined;
    let stays = true;
    void ask(key).then((outcome) => stays && setAnswer({ of: asked, outcome }));
    return () => {
      stays = false;
    };
  }, [key, asked]);
  return { outcome: answer !== null && answer.of === asked ? answer.outcome : null, retry: () => setTries(tries + 1) };
}
