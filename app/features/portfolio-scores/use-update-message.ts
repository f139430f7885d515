import { useEffect, useRef, useState } from "react";
import { portfolioScoresTexts } from "../../text/en/portfolio-scores.ts";

/** Screen reader message for each new score after the first. */
export const useUpdateMessage = (score: string | null): string => {
  const [message, setMessage] = useState("");
  const seen = useRef<string | null>(null);
  useEffect(() => {
    if (score === null) return;
    if (seen.current !== null && seen.current !== score) setMessage(portfolioScoresTexts.figure.updated(score));
    seen.current = score;
  }, [score]);
  return message;
};
