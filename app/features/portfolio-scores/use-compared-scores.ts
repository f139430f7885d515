import { useAtomValue, atom } from "jotai";
import { useMemo } from "react";
import type { Weights } from "../../../workers/engine/comparison-result.ts";
import type { PortfolioScores } from "../../../workers/engine/portfolio/portfolio-result.ts";
import { portfolioScoresAtom } from "../../state/portfolio/portfolio-scores.ts";

/** A portfolio available for comparison. */
export interface OtherPortfolio {
  readonly id: string;
  readonly name: string;
  readonly scenario_of: string | null;
  /** own weights; undefined = weights of the dataset */
  readonly weights?: Weights | undefined;
}

/** A compared portfolio with its scores as far as they are loaded. */
export interface Compared extends OtherPortfolio {
  /** null = loading, or failed */
  readonly scores: PortfolioScores | null;
  /** dataset of the scores */
  readonly data_version: string | null;
  readonly hasFailed: boolean;
}

/** Scores of other portfolios, each from its own lines and with its own highest values (method.md section 9). */
export const useComparedScores = (others: readonly OtherPortfolio[]): readonly Compared[] => {
  const key = JSON.stringify(others);
  const comparedAtom = useMemo(() => {
    const listed = JSON.parse(key) as readonly OtherPortfolio[];
    return atom((get): readonly Compared[] =>
      listed.map((other) => {
        const { status, scores, data_version } = get(portfolioScoresAtom(other.id));
        return { ...other, scores, data_version, hasFailed: status === "problem" && scores === null };
      }),
    );
  }, [key]);
  return useAtomValue(comparedAtom);
};
