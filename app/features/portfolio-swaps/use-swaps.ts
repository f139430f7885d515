import { useAtomValue, useSetAtom } from "jotai";
import { useCallback, useEffect, useRef, useState } from "react";
import type { PortfolioScores } from "../../../workers/engine/portfolio/portfolio-result.ts";
import type { Problem } from "../../state/core/outcome.ts";
import { portfolioScoresAtom } from "../../state/portfolio/portfolio-scores.ts";
import {
  findSwapsAtom,
  scoreSwapsAtom,
  stopSwapsAtom,
  type FoundSwaps,
  type SwapWishes,
} from "../../state/portfolio/portfolio-swaps.ts";

/** So many are applied together as a new portfolio. */
export const TOGETHER = 5;

interface Swaps {
  /** those of before while others are looked for; null = none yet */
  readonly found: FoundSwaps | null;
  /** what the best ones bring together; null = not known yet */
  readonly together: PortfolioScores | null;
  readonly problem: Problem | null;
  /** what was found is of other lines or other wishes than those of now, or is being looked for */
  readonly isSearching: boolean;
  readonly onAgain: () => void;
}

/** What a search was for. */
interface Asked {
  readonly scores: PortfolioScores | null;
  readonly wished: string;
}

/** Suggestions for the portfolio as it is scored, looked for anew when its scores or the wishes change. */
export const useSwaps = (id: string, wishes: SwapWishes): Swaps => {
  const { status, scores } = useAtomValue(portfolioScoresAtom(id));
  const find = useSetAtom(findSwapsAtom);
  const score = useSetAtom(scoreSwapsAtom);
  const stop = useSetAtom(stopSwapsAtom);
  const [{ asked: answered, ...state }, setState] = useState<Omit<Swaps, "onAgain"> & { readonly asked: Asked | null }>(
    {
      found: null,
      together: null,
      problem: null,
      isSearching: true,
      asked: null,
    },
  );
  const turn = useRef(0);
  const search = useCallback(
    async (asked: Asked) => {
      const mine = ++turn.current;
      setState((before) => ({ ...before, problem: null, isSearching: true, asked }));
      const found = await find(id, JSON.parse(asked.wished) as SwapWishes);
      if (mine !== turn.current) return;
      if (!found.ok) {
        setState((before) => ({ ...before, problem: found.problem, isSearching: false }));
        return;
      }
      setState({ found: found.value, together: null, problem: null, isSearching: false, asked });
      const best = found.value.suggestions.slice(0, TOGETHER);
      if (best.length === 0) return;
      const together = await score(id, best);
      if (mine === turn.current && together.ok) setState((before) => ({ ...before, together: together.value }));
    },
    [id, find, score],
  );
  /** The lines or the wishes are about to be others: an edit is not to wait for an answer that nobody needs. */
  const giveUp = useCallback(() => {
    turn.current++;
    void stop();
  }, [stop]);
  const wished = JSON.stringify(wishes);
  useEffect(() => {
    if (status !== "ready" || scores === null) return undefined;
    // a moment of rest: a row of edits needs one search
    const timer = setTimeout(() => void search({ scores, wished }), 300);
    return () => {
      clearTimeout(timer);
      giveUp();
    };
  }, [status, scores, wished, search, giveUp]);
  // said from the first render on: a command that is switched off only when the search begins loses a click that is half done
  const isCurrent = status === "ready" && answered?.scores === scores && answered.wished === wished;
  return {
    ...state,
    isSearching: state.isSearching || !isCurrent,
    onAgain: () => void search({ scores, wished }),
  };
};
