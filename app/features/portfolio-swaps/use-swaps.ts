import { useAtomValue, useSetAtom } from "jotai";
import { useCallback, useEffect, useRef, useState } from "react";
import type { PortfolioScores } from "../../../workers/engine/portfolio/portfolio-result.ts";
import type { Problem } from "../../state/core/outcome.ts";
import { portfolioScoresAtom } from "../../state/portfolio/portfolio-scores.ts";
import {
  findSwapsAtom,
  stopSwapsAtom,
  type FoundSwaps,
  type SwapSearch,
} from "../../state/portfolio/portfolio-swaps.ts";

interface Swaps {
  /** results of the previous search during a new one; null = none yet */
  readonly found: FoundSwaps | null;
  readonly problem: Problem | null;
  /** a search is running, or `found` is for other lines or options */
  readonly isSearching: boolean;
  /** a search has been running for a while: worth its progress */
  readonly isSlow: boolean;
  readonly onAgain: () => void;
}

/** Until then a search shows nothing, so that short ones do not move the page. */
const SLOW_MS = 1000;

/** The input of a search. */
interface SearchInput {
  readonly scores: PortfolioScores | null;
  readonly wishKey: string;
}

/** Suggestions for a portfolio; searches again when its scores or the options change. */
export const useSwaps = (id: string, wishes: SwapSearch): Swaps => {
  const { status, scores } = useAtomValue(portfolioScoresAtom(id));
  const find = useSetAtom(findSwapsAtom);
  const stop = useSetAtom(stopSwapsAtom);
  const [{ input: answered, ...state }, setState] = useState<
    Omit<Swaps, "onAgain" | "isSlow"> & { readonly input: SearchInput | null }
  >({
    found: null,
    problem: null,
    isSearching: true,
    input: null,
  });
  const lastSearch = useRef(0);
  const search = useCallback(
    async (input: SearchInput) => {
      const number = ++lastSearch.current;
      setState((before) => ({ ...before, problem: null, isSearching: true, input }));
      const found = await find(id, JSON.parse(input.wishKey) as SwapSearch);
      if (number !== lastSearch.current) return;
      if (found.ok) setState({ found: found.value, problem: null, isSearching: false, input });
      else setState((before) => ({ ...before, problem: found.problem, isSearching: false }));
    },
    [id, find],
  );
  /** Stops the search: an edit must not wait for an outdated answer. */
  const cancelSearch = useCallback(() => {
    lastSearch.current++;
    void stop();
  }, [stop]);
  const wishKey = JSON.stringify(wishes);
  useEffect(() => {
    if (status !== "ready" || scores === null) return undefined;
    // wait for a pause, so that a series of edits starts one search
    const timer = setTimeout(() => void search({ scores, wishKey }), 300);
    return () => {
      clearTimeout(timer);
      cancelSearch();
    };
  }, [status, scores, wishKey, search, cancelSearch]);
  // from the first render on: disabling a button only when the search starts would lose a click in progress
  const isCurrent = status === "ready" && answered?.scores === scores && answered.wishKey === wishKey;
  const isSearching = state.isSearching || !isCurrent;
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    if (!isSearching) return undefined;
    const timer = setTimeout(() => setSlow(true), SLOW_MS);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [isSearching]);
  return {
    ...state,
    isSearching,
    isSlow,
    onAgain: () => void search({ scores, wishKey }),
  };
};
