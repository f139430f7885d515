import { useAtomValue, useSetAtom } from "jotai";
import type { ReactNode } from "react";
import { PORTFOLIO_ENTRIES } from "../../../edge-api/contract/limits.ts";
import type { PortfolioHead } from "../../../edge-api/contract/portfolio.ts";
import type { LineTable } from "../../../workers/engine/portfolio/line-table.ts";
import { portfolioTableAtom } from "../../state/portfolio/portfolio-table.ts";
import {
  editPortfolioAtom,
  portfolioAtom,
  portfolioEntriesAtom,
  retryEntriesAtom,
} from "../../state/work/portfolios.ts";
import { localOnlyPortfoliosAtom } from "../../state/work/save-state.ts";
import { formatMoment } from "../../text/dates.ts";
import { portfolioEditorTexts } from "../../text/en/portfolio-editor.ts";
import { formatCount } from "../../text/format.ts";
import { LinkLike } from "../../ui/button/button.tsx";
import { ErrorNotice } from "../../ui/error-notice/error-notice.tsx";
import { Spinner } from "../../ui/progress-view/progress-view.tsx";
import * as page from "../page.css.ts";
import { href } from "../../state/routes/href.ts";
import { NotFound } from "../not-found.tsx";

const { title, text, create, home } = portfolioEditorTexts.notFound;

/** Shown if this browser does not have the portfolio of the URL. */
const PortfolioNotHere = () => (
  <NotFound
    {...{ title, text }}
    ways={[
      { label: create, address: href("portfolio-mode", { query: { step: 1 } }) },
      { label: home, address: href("home") },
    ]}
  />
);

const words = portfolioEditorTexts.largerElsewhere;

/** Notice that another browser has a newer version, which is too large for the server. */
const LargerElsewhere = ({ portfolio_id, since }: { readonly portfolio_id: string; readonly since: number }) => {
  const edit = useSetAtom(editPortfolioAtom);
  return (
    <output className={page.sizeNotice}>
      {words.text(formatMoment(since))}{" "}
      <LinkLike onClick={() => void edit(portfolio_id, { larger_elsewhere_since: undefined })}>
        {words.dismiss}
      </LinkLike>
    </output>
  );
};

interface OpenedPortfolioProps {
  readonly portfolio_id: string;
  readonly children: (portfolio: PortfolioHead, table: LineTable) => ReactNode;
}

/** Renders `children` once the lines of the portfolio are loaded; until then a spinner or the error. */
export const OpenedPortfolio = ({ portfolio_id, children }: OpenedPortfolioProps) => {
  const stored = useAtomValue(portfolioAtom(portfolio_id));
  const { problem } = useAtomValue(portfolioEntriesAtom(portfolio_id));
  const table = useAtomValue(portfolioTableAtom(portfolio_id));
  const isHereOnly = useAtomValue(localOnlyPortfoliosAtom).has(portfolio_id);
  const retry = useSetAtom(retryEntriesAtom);
  if (stored === null) return <PortfolioNotHere />;
  const { larger_elsewhere_since: since } = stored.portfolio;
  if (table !== null) {
    return (
      <>
        {since !== undefined && <LargerElsewhere {...{ portfolio_id, since }} />}
        {isHereOnly && (
          <output className={page.sizeNotice}>{portfolioEditorTexts.hereOnly(formatCount(PORTFOLIO_ENTRIES))}</output>
        )}
        {children(stored.portfolio, table)}
      </>
    );
  }
  return (
    <div className={page.message}>
      {problem === null ? (
        <Spinner label={portfolioEditorTexts.loading} />
      ) : (
        <ErrorNotice
          title={portfolioEditorTexts.entriesFailed}
          text={problem.code === "body_damaged" ? portfolioEditorTexts.damaged : undefined}
          onRetry={retry}
        />
      )}
    </div>
  );
};
