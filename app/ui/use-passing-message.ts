import { useCallback, useEffect, useState } from "react";

/** Long enough to be read twice. */
const SHOWN_MS = 8000;

/** What a toast says until it is dismissed or its time is over, and the way to say it; null = nothing. */
export function usePassingMessage(): readonly [string | null, (message: string | null) => void] {
  // an object, so that the same words said again have their time again
  const [said, setSaid] = useState<{ readonly message: string } | null>(null);
  useEffect(() => {
    if (said === null) return undefined;
    const timer = setTimeout(() => setSaid(null), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [said]);
  const say = useCallback((message: string | null) => setSaid(message === null ? null : { message }), []);
  return [said?.message ?? null, say];
}
