import { useAtomValue } from "jotai";
import { useEffect } from "react";
import { Link, useLocation } from "wouter";
import { PackagingReturns } from "../../features/packaging-returns/packaging-returns.tsx";
import { href } from "../../state/routes/href.ts";
import { portfolioCatalogueAtom } from "../../state/analysis/pinned-catalogue.ts";
import { portfoliosAtom } from "../../state/work/portfolios.ts";
import { named } from "../../text/short-name.ts";
import { packagingReturnsTexts } from "../../text/en/packaging-returns.ts";
import { caption } from "../../theme/text.css.ts";
import { LinkButton } from "../../ui/button/button.tsx";
import { flushRowOnPhone } from "../../ui/button/flush.css.ts";
import { EmptyState } from "../../ui/empty-state/empty-state.tsx";
import { Lead, PageTitle } from "../../ui/page-title/page-title.tsx";
import { Spinner } from "../../ui/progress-view/progress-view.tsx";
import { Select } from "../../ui/field/select.tsx";
import { OpenedPortfolio } from "../portfolio-mode/opened-portfolio.tsx";
import { useRouteParts } from "../route-parts.ts";
import * as styles from "../rules/rules-page.css.ts";

/** `/packaging-returns`: the packaging return of a portfolio, by default of the one edited last. */
export default function PackagingReturnsPage() {
  const all = useAtomValue(portfoliosAtom).map(({ portfolio }) => portfolio);
  const { query } = useRouteParts();
  const [, navigate] = useLocation();
  useEffect(() => {
    document.title = packagingReturnsTexts.documentTitle;
  }, []);
  const id = query("portfolio_id") ?? all[0]?.portfolio_id ?? null;
  // names come from the data version of the figures
  const catalogue = useAtomValue(portfolioCatalogueAtom(id ?? ""));
  return (
    <div className={styles.page}>
      <PageTitle>{packagingReturnsTexts.title}</PageTitle>
      <Lead>{packagingReturnsTexts.lead}</Lead>
      <p className={`${caption} ${styles.guard}`}>{packagingReturnsTexts.guard}</p>
      {id === null ? (
        <EmptyState
          action={
            <Link href={href("portfolio-mode", { query: { step: 1 } })} asChild>
              <LinkButton icon="plus">{packagingReturnsTexts.create}</LinkButton>
            </Link>
          }
        >
          {packagingReturnsTexts.none}
        </EmptyState>
      ) : (
        <>
          {all.some(({ portfolio_id }) => portfolio_id === id) && (
            <div className={styles.choice}>
              <Select
                className={styles.select}
                label={packagingReturnsTexts.portfolio}
                value={id}
                options={all.map(({ portfolio_id, portfolio_name }) => ({
                  value: portfolio_id,
                  ...named(portfolio_name),
                }))}
                onChange={(portfolio_id) =>
                  navigate(href("packaging-returns", { query: { portfolio_id } }), { replace: true })
                }
              />
              <div className={flushRowOnPhone}>
                <Link href={href("portfolio-mode", { query: { portfolio_id: id, mode: "scores" } })} asChild>
                  <LinkButton kind="quiet">{packagingReturnsTexts.toScores}</LinkButton>
                </Link>
                <Link href={href("rules", { query: { portfolio_id: id } })} asChild>
                  <LinkButton kind="quiet">{packagingReturnsTexts.toRules}</LinkButton>
                </Link>
              </div>
            </div>
          )}
          <OpenedPortfolio key={id} portfolio_id={id}>
            {(portfolio, table) =>
              catalogue === null ? (
                <Spinner label={packagingReturnsTexts.scoring} />
              ) : (
                <PackagingReturns portfolio={portfolio} table={table} catalogue={catalogue} />
              )
            }
          </OpenedPortfolio>
        </>
      )}
    </div>
  );
}
