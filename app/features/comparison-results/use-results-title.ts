import type { ScoresState } from "../../state/comparison/comparison-scores.ts";
import type { UncertaintyState } from "../../state/analysis/uncertainty.ts";
import { resultsTexts } from "../../text/en/results.ts";
import { finalDraws } from "./certain-finding.ts";
import type { ResultRow } from "../../state/comparison/compared-product.ts";
import { statementsOf } from "./statements.ts";
import { useEffect, useState } from "react";

/** Longest wait for the draws, after the scores. */
const MAX_WAIT_MS = 300;

/**
 * A text that depends on the draws: keeps the last one while new scores are computed, and then for 300 ms at most until
 * their draws are ready; draws that take longer are said to be missing, because the scores alone may claim too much.
 *
 * @param text the text for the current scores and draws
 * @param first shown until the first text is final
 * @param wait what is still computed: the scores, the draws behind them, or nothing
 * @param late shown while draws take longer
 */
export const useHeldText = (text: string, first: string, wait: "scores" | "draws" | "none", late: string): string => {
  const [kept, setKept] = useState(wait === "none" ? text : first);
  if (wait === "none" && kept !== text) setKept(text);
  useEffect(() => {
    if (wait !== "draws") return undefined;
    const timer = setTimeout(() => setKept(late), MAX_WAIT_MS);
    return () => clearTimeout(timer);
  }, [late, wait]);
  return wait === "none" ? text : kept;
};

interface TitledResults {
  readonly status: ScoresState["status"];
  /** false until the first scores arrive */
  readonly hasScores: boolean;
  /** true = scores without the reuse rule; the draws use the rule, so they are ignored */
  readonly isView: boolean;
  /** the products that the title is about, best first */
  readonly titled: readonly ResultRow[];
  readonly drawn: UncertaintyState;
}

export interface ResultsTitle {
  readonly finding: string;
  /** the second sentence; "" = none */
  readonly addition: string;
  /** false until there is a finding; its subject appears together with it, to avoid a layout shift */
  readonly hasFinding: boolean;
  /** true = neither scores nor draws are being computed */
  readonly isFinal: boolean;
}

/** The title of the results: it waits for the draws behind the scores, for 300 ms at most, and changes once. */
export const useResultsTitle = ({ status, hasScores, isView, titled, drawn }: TitledResults): ResultsTitle => {
  const unscored = status === "problem" ? resultsTexts.finding.failed : resultsTexts.finding.scoring;
  const final = isView ? { value: null, ids: [] } : finalDraws(drawn);
  const said = hasScores ? statementsOf(titled, final) : { finding: unscored, addition: null };
  const isDrawing = !isView && drawn.status === "drawing";
  const wait =
    !hasScores || status === "problem" ? "none" : status === "scoring" ? "scores" : isDrawing ? "draws" : "none";
  const finding = useHeldText(said.finding, unscored, wait, resultsTexts.finding.checking);
  return {
    finding,
    addition: useHeldText(said.addition ?? "", "", wait, ""),
    hasFinding: hasScores && finding !== unscored,
    isFinal: status === "ready" && wait === "none",
  };
};
