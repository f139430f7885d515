import { useEffect, useState } from "react";
import { flushSync } from "react-dom";

/** Is the page on its way to paper? What shows only a part of itself on screen renders for paper before it is laid out. */
export const usePrinting = (): boolean => {
  const [isPrinting, setPrinting] = useState(false);
  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    // the browser lays the page out as soon as it has told everybody
    window.addEventListener("beforeprint", () => flushSync(() => setPrinting(true)), { signal });
    window.addEventListener("afterprint", () => setPrinting(false), { signal });
    return () => listening.abort();
  }, []);
  return isPrinting;
};
