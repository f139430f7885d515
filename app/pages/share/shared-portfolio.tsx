import { useState } from "react";
import type { Catalogue } from "../../../workers/engine/catalogue.ts";
import { PortfolioExport } from "../../features/portfolio-export/portfolio-export.tsx";
import { PortfolioScores } from "../../features/portfolio-scores/portfolio-scores.tsx";
import { endOfLifeTexts } from "../../text/en/end-of-life.ts";
import { sensitivityTexts } from "../../text/en/sensitivity.ts";
import { uncertaintyTexts } from "../../text/en/uncertainty.ts";
import { LoadedSection } from "../comparison-mode/loaded-section.tsx";
import { BREAK_EVEN_ID, BreakEvenSection } from "../portfolio-mode/break-even-section.tsx";
import { OpenedPortfolio } from "../portfolio-mode/opened-portfolio.tsx";
import { lazyDialog } from "../../ui/dialog/lazy-dialog.ts";

/** Loaded when first opened. */
const ProductProfileDialog = lazyDialog(() => import("../../features/product-profiles/product-profile-dialog.tsx"));

const loadUncertainty = () => import("../../features/uncertainty/portfolio-uncertainty.tsx");
const loadEndOfLife = () => import("../../features/end-of-life/portfolio-end-of-life.tsx");
const loadSensitivity = () => import("../../features/sensitivity/portfolio-sensitivity.tsx");

interface SharedPortfolioProps {
  readonly id: string;
  readonly catalogue: Catalogue;
}

/**
 * The scores of a shared portfolio, read-only. Cost, swaps and comparison with other portfolios need a copy: prices belong
 * to the viewer, swaps are edits, and the other portfolios are not shared.
 */
export const SharedPortfolio = ({ id, catalogue }: SharedPortfolioProps) => {
  const [profile, setProfile] = useState<string | null>(null);
  return (
    <>
      <OpenedPortfolio portfolio_id={id}>
        {(portfolio, table) => (
          <PortfolioScores
            portfolio={portfolio}
            table={table}
            catalogue={catalogue}
            scenarioOf={null}
            others={[]}
            onEdit={null}
            actions={<PortfolioExport portfolio_id={id} />}
            recycling={null}
            weights={null}
            onProfile={setProfile}
          >
            <BreakEvenSection {...{ table, catalogue }} portfolio_id={id} whatIfId="portfolio-sensitivity" />
            <LoadedSection
              load={loadSensitivity}
              title={sensitivityTexts.title}
              height={32}
              props={{
                id: "portfolio-sensitivity",
                portfolio_id: id,
                canKeep: false,
                breakEvenId: BREAK_EVEN_ID,
              }}
            />
            <LoadedSection
              load={loadUncertainty}
              title={uncertaintyTexts.title}
              height={9}
              props={{ id: "portfolio-certainty", portfolio_id: id }}
            />
            <LoadedSection
              load={loadEndOfLife}
              title={endOfLifeTexts.title}
              height={34}
              props={{ id: "portfolio-end-of-life", portfolio_id: id }}
            />
          </PortfolioScores>
        )}
      </OpenedPortfolio>
      {profile !== null && <ProductProfileDialog prodsys_id={profile} onClose={() => setProfile(null)} />}
    </>
  );
};
