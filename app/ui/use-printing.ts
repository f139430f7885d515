import { useEffect, useState } from "react";
import { flushSync } from "react-dom";

/** True while the page is printed. A component that is partly rendered on screen can render fully for print. */
export const usePrinting = (): boolean => {
  const [isPrinting, setPrinting] = useState(false);
  useEffect(() => {
    const listeners = new AbortController();
    const { signal } = listeners;
    // The browser lays out the page right after this event, so render synchronously.
    window.addEventListener("beforeprint", () => flushSync(() => setPrinting(true)), { signal });
    window.addEventListener("afterprint", () => setPrinting(false), { signal });
    return () => listeners.abort();
  }, []);
  return isPrinting;
};
