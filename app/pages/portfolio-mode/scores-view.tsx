import { useAtomValue } from "jotai";
import { useEffect, useState } from "react";
import { useLocation } from "wouter";
import type { Catalogue } from "../../../workers/engine/catalogue.ts";
import { PortfolioExport } from "../../features/portfolio-export/portfolio-export.tsx";
import { PortfolioScores } from "../../features/portfolio-scores/portfolio-scores.tsx";
import { ScenarioSection } from "../../features/portfolio-scores/scenario-section.tsx";
import { PortfolioUndo } from "../../features/portfolio-undo/portfolio-undo.tsx";
import { PortfolioSwaps } from "../../features/portfolio-swaps/portfolio-swaps.tsx";
import { RecyclingPanel } from "../../features/recycling/recycling-panel.tsx";
import { WeightsPanel } from "../../features/weights/weights-panel.tsx";
import { ShareButton } from "../../features/share/share-button.tsx";
import { href } from "../../state/routes/href.ts";
import { portfolioCatalogueAtom } from "../../state/analysis/pinned-catalogue.ts";
import { portfolioScoresAtom } from "../../state/portfolio/portfolio-scores.ts";
import { portfoliosAtom } from "../../state/work/portfolios.ts";
import { costTexts } from "../../text/en/cost.ts";
import { portfolioBreakdownTexts } from "../../text/en/portfolio-breakdown.ts";
import { resultsTexts } from "../../text/en/results.ts";
import { uncertaintyTexts } from "../../text/en/uncertainty.ts";
import { sensitivityTexts } from "../../text/en/sensitivity.ts";
import { weightsTexts } from "../../text/en/weights.ts";
import { Button } from "../../ui/button/button.tsx";
import { lazyDialog } from "../../ui/dialog/lazy-dialog.ts";
import { LoadedSection } from "../comparison-mode/loaded-section.tsx";
import { useScoreReport } from "../use-score-report.ts";
import { PinnedResults } from "../comparison-mode/pinned-results.tsx";
import { BREAK_EVEN_ID, BreakEvenSection } from "./break-even-section.tsx";
import { OpenedPortfolio } from "./opened-portfolio.tsx";

/** Loaded when first opened. */
const ProductProfileDialog = lazyDialog(() => import("../../features/product-profiles/product-profile-dialog.tsx"));

/** Loaded when first opened. */
const ReportOfPortfolio = lazyDialog(() => import("./portfolio-report.tsx"));

const loadBreakdown = () => import("../../features/portfolio-breakdown/portfolio-breakdown.tsx");
const loadUncertainty = () => import("../../features/uncertainty/portfolio-uncertainty.tsx");
const loadSensitivity = () => import("../../features/sensitivity/portfolio-sensitivity.tsx");
const loadCost = () => import("../../features/cost/portfolio-cost.tsx");
const loadWeightings = () => import("../../features/weights/weightings-section.tsx");

/** Reserved heights in rem: two tables, or the sentence of the empty state. */
const WEIGHTINGS_HEIGHTS = { tables: 43, sentence: 6 } as const;

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
            <PortfolioScores
              key={portfolio_id}
              portfolio={portfolio}
              table={table}
              catalogue={catalogue}
              scenarioOf={origin?.portfolio_name ?? null}
              others={all
                .filter((one) => one.portfolio_id !== portfolio_id)
                .map((one) => ({
                  id: one.portfolio_id,
                  name: one.portfolio_name,
                  scenario_of: one.scenario_of ?? null,
                  weights: one.weights,
                }))}
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
            >
              {(table.useCases.length > 1 ||
                table.details.some((detail) => ["site", "country", "date"].includes(detail))) && (
                <LoadedSection
                  load={loadBreakdown}
                  title={portfolioBreakdownTexts.title}
                  height={24}
                  props={{ id: "portfolio-breakdown", portfolio_id, catalogue, details: table.details }}
                />
              )}
              {origin && <ScenarioSection id="portfolio-scenario" {...{ portfolio, table, origin, catalogue }} />}
              <PortfolioSwaps
                id="portfolio-swaps"
                portfolio={portfolio}
                catalogue={catalogue}
                onMade={(made) => navigate(href("portfolio-mode", { query: { portfolio_id: made, mode: "scores" } }))}
              />
              <BreakEvenSection {...{ portfolio_id, table, catalogue }} whatIfId="portfolio-sensitivity" />
              <LoadedSection
                load={loadSensitivity}
                title={sensitivityTexts.title}
                height={32}
                props={{
                  id: "portfolio-sensitivity",
                  portfolio_id,
                  canKeep: true,
                  breakEvenId: BREAK_EVEN_ID,
                }}
              />
              <LoadedSection
                load={loadUncertainty}
                title={uncertaintyTexts.title}
                height={9}
                props={{ id: "portfolio-certainty", portfolio_id }}
              />
              <LoadedSection
                load={loadCost}
                title={costTexts.title}
                height={29}
                props={{ id: "portfolio-cost", portfolio_id }}
              />
              <LoadedSection
                load={loadWeightings}
                title={weightsTexts.section.loading}
                height={portfolio.compared_with.length > 0 ? WEIGHTINGS_HEIGHTS.tables : WEIGHTINGS_HEIGHTS.sentence}
                props={{ id: "portfolio-weights", subject: { kind: "portfolio", id: portfolio_id }, place: 5 }}
              />
            </PortfolioScores>
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
