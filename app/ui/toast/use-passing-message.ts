import { useCallback, useEffect, useState } from "react";

/** Enough time to read a message twice. */
const SHOWN_MS = 8000;

/** State of a toast: the message, or null after 8 s or when cleared, and its setter. */
export function usePassingMessage(): readonly [string | null, (message: string | null) => void] {
  // In an object, so that the same message again restarts the timer.
  const [shown, setShown] = useState<{ readonly message: string } | null>(null);
  useEffect(() => {
    if (shown === null) return undefined;
    const timer = setTimeout(() => setShown(null), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [shown]);
  const show = useCallback((message: string | null) => setShown(message === null ? null : { message }), []);
  return [shown?.message ?? null, show];
}
