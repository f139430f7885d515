import { useEffect, useEffectEvent, useState } from "react";
import type { Answer, CallProblem } from "../../state/admin/admin-session.ts";

interface Reading<T> {
  /** null = loading, or failed */
  readonly value: T | null;
  readonly problem: CallProblem | null;
  readonly again: () => void;
}

/** Loads data from the server when mounted and whenever `subject` changes. */
export function useAdminReading<T>(subject: string, read: () => Promise<Answer<T>>): Reading<T> {
  const [tries, setTries] = useState(0);
  const [result, setResult] = useState<{ readonly of: string; readonly outcome: Answer<T> } | null>(null);
  const now = `${tries} ${subject}`;
  const start = useEffectEvent(read);
  useEffect(() => {
    let isUnmounted = false;
    const run = async () => {
      const outcome = await start();
      if (!isUnmounted) setResult({ of: now, outcome });
    };
    void run();
    return () => {
      isUnmounted = true;
    };
  }, [now]);
  const outcome = result?.of === now ? result.outcome : null;
  return {
    value: outcome?.ok ? outcome.value : null,
    problem: outcome?.ok === false ? outcome.problem : null,
    again: () => setTries(tries + 1),
  };
}
