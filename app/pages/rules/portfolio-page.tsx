import { useAtomValue } from "jotai";
import { type ReactNode, useEffect } from "react";
import { Link, useLocation } from "wouter";
import type { PortfolioHead } from "../../../edge-api/contract/portfolio.ts";
import type { Catalogue } from "../../../workers/engine/catalogue.ts";
import type { LineTable } from "../../../workers/engine/portfolio/line-table.ts";
import { portfolioCatalogueAtom } from "../../state/analysis/pinned-catalogue.ts";
import { href } from "../../state/routes/href.ts";
import { portfoliosAtom } from "../../state/work/portfolios.ts";
import { named } from "../../text/short-name.ts";
import { caption } from "../../theme/text.css.ts";
import { LinkButton } from "../../ui/button/button.tsx";
import { flushRowOnPhone } from "../../ui/button/flush.css.ts";
import { EmptyState } from "../../ui/empty-state/empty-state.tsx";
import { Select } from "../../ui/field/select.tsx";
import { Lead, PageTitle } from "../../ui/page-title/page-title.tsx";
import { Spinner } from "../../ui/progress-view/progress-view.tsx";
import { OpenedPortfolio } from "../portfolio-mode/opened-portfolio.tsx";
import { useRouteParts } from "../route-parts.ts";
import * as styles from "./rules-page.css.ts";

type LawRoute = "rules" | "packaging-returns";
type Word = "documentTitle" | "title" | "lead" | "guard" | "none" | "create" | "portfolio" | "toScores" | "scoring";

interface PortfolioPageProps {
  readonly route: LawRoute;
  readonly words: Readonly<Record<Word, string>>;
  /** the other page about packaging law */
  readonly other: { readonly route: LawRoute; readonly label: string };
  readonly children: (portfolio: PortfolioHead, table: LineTable, catalogue: Catalogue) => ReactNode;
}

/** A page about packaging law and one portfolio, by default the one edited last. */
export const PortfolioPage = ({ route, words, other, children }: PortfolioPageProps) => {
  const all = useAtomValue(portfoliosAtom).map(({ portfolio }) => portfolio);
  const { query } = useRouteParts();
  const [, navigate] = useLocation();
  useEffect(() => {
    document.title = words.documentTitle;
  }, [words]);
  const id = query("portfolio_id") ?? all[0]?.portfolio_id ?? null;
  // names and rules come from the data version of the figures
  const catalogue = useAtomValue(portfolioCatalogueAtom(id ?? ""));
  return (
    <div className={styles.page}>
      <PageTitle>{words.title}</PageTitle>
      <Lead>{words.lead}</Lead>
      <p className={`${caption} ${styles.guard}`}>{words.guard}</p>
      {id === null ? (
        <EmptyState
          action={
            <Link href={href("portfolio-mode", { query: { step: 1 } })} asChild>
              <LinkButton icon="plus">{words.create}</LinkButton>
            </Link>
          }
        >
          {words.none}
        </EmptyState>
      ) : (
        <>
          {all.some(({ portfolio_id }) => portfolio_id === id) && (
            <div className={styles.choice}>
              <Select
                className={styles.select}
                label={words.portfolio}
                value={id}
                options={all.map(({ portfolio_id, portfolio_name }) => ({
                  value: portfolio_id,
                  ...named(portfolio_name),
                }))}
                onChange={(portfolio_id) => navigate(href(route, { query: { portfolio_id } }), { replace: true })}
              />
              <div className={flushRowOnPhone}>
                <Link href={href("portfolio-mode", { query: { portfolio_id: id, mode: "scores" } })} asChild>
                  <LinkButton kind="quiet">{words.toScores}</LinkButton>
                </Link>
                <Link href={href(other.route, { query: { portfolio_id: id } })} asChild>
                  <LinkButton kind="quiet">{other.label}</LinkButton>
                </Link>
              </div>
            </div>
          )}
          <OpenedPortfolio key={id} portfolio_id={id}>
            {(portfolio, table) =>
              catalogue === null ? <Spinner label={words.scoring} /> : children(portfolio, table, catalogue)
            }
          </OpenedPortfolio>
        </>
      )}
    </div>
  );
};
