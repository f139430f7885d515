import { useEffect, useState } from "react";

/** Longest wait for the draws, after the scores. */
const MAX_WAIT_MS = 300;

/**
 * A text that depends on the draws: keeps the last one while new scores are computed, and then for 300 ms at most until
 * their draws are ready, so that it changes once.
 *
 * @param text the text by what is known now
 * @param first shown until the first text is final
 * @param wait what is still computed: the scores, the draws behind them, or nothing
 */
export const useHeldText = (text: string, first: string, wait: "scores" | "draws" | "none"): string => {
  const [kept, setKept] = useState(wait === "none" ? text : first);
  if (wait === "none" && kept !== text) setKept(text);
  useEffect(() => {
    if (wait !== "draws") return undefined;
    const late = setTimeout(() => setKept(text), MAX_WAIT_MS);
    return () => clearTimeout(late);
  }, [text, wait]);
  return wait === "none" ? text : kept;
};
