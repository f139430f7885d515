import { useAtomValue, useSetAtom } from "jotai";
import {
  portfolioProgressAtom,
  retryPortfolioScoresAtom,
  stopPortfolioScoresAtom,
  type PortfolioScoresState,
} from "../../state/portfolio/portfolio-scores.ts";
import { portfolioScoresTexts as words } from "../../text/en/portfolio-scores.ts";
import { formatPercent } from "../../text/format.ts";
import { LinkLike } from "../../ui/button/button.tsx";
import { ErrorNotice } from "../../ui/error-notice/error-notice.tsx";
import { Spinner } from "../../ui/progress-view/progress-view.tsx";
import * as styles from "./scores.css.ts";

const problemSentence = (code: string): string => {
  const { problems } = words;
  return Object.entries(problems).find(([known]) => known === code)?.[1] ?? problems.other;
};

interface ScoringStateProps extends Pick<PortfolioScoresState, "status" | "problem"> {
  readonly portfolio_id: string;
  readonly hasScores: boolean;
}

/** The error of a failed scoring with a retry; the progress of a long one, which can be stopped; a spinner before the first scores. */
export const ScoringState = ({ portfolio_id, status, problem, hasScores }: ScoringStateProps) => {
  const progress = useAtomValue(portfolioProgressAtom(portfolio_id));
  const retry = useSetAtom(retryPortfolioScoresAtom);
  const stop = useSetAtom(stopPortfolioScoresAtom);
  return (
    <>
      {problem && <ErrorNotice title={words.problemTitle} text={problemSentence(problem.code)} onRetry={retry} />}
      {status === "scoring" && progress !== null && (
        <p className={styles.section}>
          {words.figure.progress(formatPercent(progress))}{" "}
          <LinkLike onClick={() => stop(portfolio_id)}>{words.cancel}</LinkLike>
        </p>
      )}
      {!hasScores && status === "scoring" && progress === null && <Spinner label={words.figure.scoring} />}
    </>
  );
};
