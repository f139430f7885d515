import { useAtomValue, useSetAtom } from "jotai";
import type { ReactNode } from "react";
import type { PortfolioHead } from "../../../edge-api/contract/portfolio.ts";
import type { EntryTable } from "../../../workers/engine/portfolio/entry-table.ts";
import { portfolioTableAtom } from "../../state/portfolio-table.ts";
import { portfolioAtom, portfolioEntriesAtom, retryEntriesAtom } from "../../state/portfolios.ts";
import { portfolioEditorTexts } from "../../text/en/portfolio-editor.ts";
import { ErrorNotice } from "../../ui/error-notice.tsx";
import { Spinner } from "../../ui/progress-view.tsx";
import { PortfolioNotHere } from "./portfolio-not-here.tsx";
import * as styles from "./opened-portfolio.css.ts";

interface OpenedPortfolioProps {
  readonly portfolio_id: string;
  readonly children: (portfolio: PortfolioHead, table: EntryTable) => ReactNode;
}

/** A portfolio whose lines are here; until then what keeps them. */
export const OpenedPortfolio = ({ portfolio_id, children }: OpenedPortfolioProps) => {
  const stored = useAtomValue(portfolioAtom(portfolio_id));
  const { problem } = useAtomValue(portfolioEntriesAtom(portfolio_id));
  const table = useAtomValue(portfolioTableAtom(portfolio_id));
  const retry = useSetAtom(retryEntriesAtom);
  if (stored === null) return <PortfolioNotHere />;
  if (table !== null) return children(stored.portfolio, table);
  return (
    <div className={styles.page}>
      {problem === null ? (
        <Spinner label={portfolioEditorTexts.loading} />
      ) : (
        <ErrorNotice title={portfolioEditorTexts.entriesFailed} onRetry={retry} />
      )}
    </div>
  );
};
