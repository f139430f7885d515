import { useEffect, useEffectEvent, useState } from "react";
import type { AdminOutcome, AdminProblem } from "../../state/admin/admin-session.ts";

interface Reading<T> {
  /** null = loading, or failed */
  readonly value: T | null;
  readonly problem: AdminProblem | null;
  readonly again: () => void;
}

/** Loads data from the server when mounted and whenever `subject` changes. */
export function useAdminReading<T>(subject: string, read: () => Promise<AdminOutcome<T>>): Reading<T> {
  const [tries, setTries] = useState(0);
  const [result, setResult] = useState<{ readonly of: string; readonly outcome: AdminOutcome<T> } | null>(null);
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
