import { useAtomValue } from "jotai";
import { useEffect, useState } from "react";
import { useLocation } from "wouter";
import type { Catalogue } from "../../../workers/engine/catalogue.ts";
import { PortfolioExport } from "../../features/portfolio-export/portfolio-export.tsx";
import { PortfolioUndo } from "../../features/portfolio-undo/portfolio-undo.tsx";
import { RecyclingPanel } from "../../features/recycling/recycling-panel.tsx";
import { WeightsPanel } from "../../features/weights/weights-panel.tsx";
import { ShareButton } from "../../features/share/share-button.tsx";
import { href } from "../../state/routes/href.ts";
import { portfolioCatalogueAtom } from "../../state/analysis/pinned-catalogue.ts";
import { portfolioScoresAtom } from "../../state/portfolio/portfolio-scores.ts";
import { portfoliosAtom } from "../../state/work/portfolios.ts";
import { resultsTexts } from "../../text/en/results.ts";
import { Button } from "../../ui/button/button.tsx";
import { lazyDialog } from "../../ui/dialog/lazy-dialog.ts";
import { useScoreReport } from "../use-score-report.ts";
import { PinnedResults } from "../comparison-mode/pinned-results.tsx";
import { PortfolioResults } from "../../sections/portfolio-sections.tsx";
import { OpenedPortfolio } from "./opened-portfolio.tsx";

const ProductProfileDialog = lazyDialog(() => import("../../features/product-profiles/product-profile-dialog.tsx"));
const ReportOfPortfolio = lazyDialog(() => import("./portfolio-report-view.tsx"));

interface ScoresViewProps {
  readonly catalogue: Catalogue;
  readonly portfolio_id: string;
}

/** Scores mode: the scores of a portfolio, with links back to its lines. */
export const ScoresView = ({ catalogue: inUse, portfolio_id }: ScoresViewProps) => {
  const [, navigate] = useLocation();
  // names and order come from the data version of the results
  const catalogue = useAtomValue(portfolioCatalogueAtom(portfolio_id)) ?? inUse;
  const isScored = useAtomValue(portfolioScoresAtom(portfolio_id)).data_version !== null;
  const all = useAtomValue(portfoliosAtom).map(({ portfolio }) => portfolio);
  const own = all.find((one) => one.portfolio_id === portfolio_id);
  const origin = all.find((one) => one.portfolio_id === own?.scenario_of);
  const [hasReport, setReport] = useState(false);
  const [profile, setProfile] = useState<string | null>(null);
  const name = own?.portfolio_name;
  useScoreReport("portfolio", own === undefined ? null : portfolio_id);
  useEffect(() => {
    if (name !== undefined) document.title = resultsTexts.documentTitle(name);
  }, [name]);
  return (
    <>
      <PinnedResults kind="portfolio" id={portfolio_id} {...{ catalogue, isScored }} />
      <OpenedPortfolio portfolio_id={portfolio_id}>
        {(portfolio, table) => (
          <>
            <PortfolioResults
              key={portfolio_id}
              portfolio={portfolio}
              table={table}
              catalogue={catalogue}
              origin={origin ?? null}
              isOwn
              others={all
                .filter((one) => one.portfolio_id !== portfolio_id)
                .map((one) => ({
                  id: one.portfolio_id,
                  name: one.portfolio_name,
                  scenario_of: one.scenario_of ?? null,
                  weights: one.weights,
                }))}
              onReturns={() => navigate(href("packaging-returns", { query: { portfolio_id } }))}
              onEdit={() => navigate(href("portfolio-mode", { query: { portfolio_id } }))}
              actions={
                <>
                  <PortfolioUndo portfolio_id={portfolio_id} />
                  <ShareButton kind="portfolio" id={portfolio_id} name={portfolio.portfolio_name} />
                  <Button kind="quiet" icon="print" onClick={() => setReport(true)}>
                    {resultsTexts.report}
                  </Button>
                  <PortfolioExport portfolio_id={portfolio_id} />
                </>
              }
              recycling={
                <RecyclingPanel
                  subject={{ kind: "portfolio", id: portfolio_id }}
                  region={
                    catalogue.regions.find(({ region_id }) => region_id === portfolio.region_use)?.region_name2 ??
                    portfolio.region_use
                  }
                />
              }
              weights={<WeightsPanel subject={{ kind: "portfolio", id: portfolio_id }} catalogue={catalogue} />}
              onProfile={setProfile}
              onMade={(made) => navigate(href("portfolio-mode", { query: { portfolio_id: made, mode: "scores" } }))}
            />
            {hasReport && (
              <ReportOfPortfolio
                {...{ portfolio, table, catalogue }}
                scenarioOf={origin?.portfolio_name ?? null}
                onClose={() => setReport(false)}
              />
            )}
          </>
        )}
      </OpenedPortfolio>
      {profile !== null && <ProductProfileDialog prodsys_id={profile} onClose={() => setProfile(null)} />}
    </>
  );
};
