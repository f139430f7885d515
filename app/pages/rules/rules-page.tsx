import { useAtomValue } from "jotai";
import { useEffect } from "react";
import { Link, useLocation } from "wouter";
import { RulesAhead } from "../../features/rules-ahead/rules-ahead.tsx";
import { href } from "../../state/routes/href.ts";
import { portfolioCatalogueAtom } from "../../state/analysis/pinned-catalogue.ts";
import { portfoliosAtom } from "../../state/work/portfolios.ts";
import { named } from "../../text/short-name.ts";
import { rulesAheadTexts } from "../../text/en/rules-ahead.ts";
import { caption } from "../../theme/text.css.ts";
import { LinkButton } from "../../ui/button/button.tsx";
import { flushRowOnPhone } from "../../ui/button/flush.css.ts";
import { EmptyState } from "../../ui/empty-state/empty-state.tsx";
import { Lead, PageTitle } from "../../ui/page-title/page-title.tsx";
import { Spinner } from "../../ui/progress-view/progress-view.tsx";
import { Select } from "../../ui/field/select.tsx";
import { OpenedPortfolio } from "../portfolio-mode/opened-portfolio.tsx";
import { useRouteParts } from "../route-parts.ts";
import * as styles from "./rules-page.css.ts";

/** `/rules`: requirements of packaging law for a portfolio, by default the one edited last. */
export default function RulesPage() {
  const all = useAtomValue(portfoliosAtom).map(({ portfolio }) => portfolio);
  const { query } = useRouteParts();
  const [, navigate] = useLocation();
  useEffect(() => {
    document.title = rulesAheadTexts.documentTitle;
  }, []);
  const id = query("portfolio_id") ?? all[0]?.portfolio_id ?? null;
  // names and rules come from the data version of the figures
  const catalogue = useAtomValue(portfolioCatalogueAtom(id ?? ""));
  return (
    <div className={styles.page}>
      <PageTitle>{rulesAheadTexts.title}</PageTitle>
      <Lead>{rulesAheadTexts.lead}</Lead>
      <p className={`${caption} ${styles.guard}`}>{rulesAheadTexts.guard}</p>
      {id === null ? (
        <EmptyState
          action={
            <Link href={href("portfolio-mode", { query: { step: 1 } })} asChild>
              <LinkButton icon="plus">{rulesAheadTexts.create}</LinkButton>
            </Link>
          }
        >
          {rulesAheadTexts.none}
        </EmptyState>
      ) : (
        <>
          <div className={styles.choice}>
            {all.some(({ portfolio_id }) => portfolio_id === id) && (
              <>
                <Select
                  className={styles.select}
                  label={rulesAheadTexts.portfolio}
                  value={id}
                  options={all.map(({ portfolio_id, portfolio_name }) => ({
                    value: portfolio_id,
                    ...named(portfolio_name),
                  }))}
                  onChange={(portfolio_id) => navigate(href("rules", { query: { portfolio_id } }), { replace: true })}
                />
                <div className={flushRowOnPhone}>
                  <Link href={href("portfolio-mode", { query: { portfolio_id: id, mode: "scores" } })} asChild>
                    <LinkButton kind="quiet">{rulesAheadTexts.toScores}</LinkButton>
                  </Link>
                  <Link href={href("packaging-returns", { query: { portfolio_id: id } })} asChild>
                    <LinkButton kind="quiet">{rulesAheadTexts.toReturns}</LinkButton>
                  </Link>
                </div>
              </>
            )}
          </div>
          <OpenedPortfolio key={id} portfolio_id={id}>
            {(portfolio) =>
              catalogue === null ? (
                <Spinner label={rulesAheadTexts.scoring} />
              ) : (
                <RulesAhead portfolio={portfolio} catalogue={catalogue} />
              )
            }
          </OpenedPortfolio>
        </>
      )}
    </div>
  );
}
