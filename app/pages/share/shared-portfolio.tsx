import { useState } from "react";
import type { Catalogue } from "../../../workers/engine/catalogue.ts";
import { PortfolioExport } from "../../features/portfolio-export/portfolio-export.tsx";
import { PortfolioScores } from "../../features/portfolio-scores/portfolio-scores.tsx";
import { breakEvenTexts } from "../../text/en/break-even.ts";
import { BREAK_EVEN_ID, BreakEvenSection } from "../portfolio-mode/break-even-section.tsx";
import { endOfLifeSection, exploreSections } from "../portfolio-mode/folded-sections.tsx";
import { OpenedPortfolio } from "../portfolio-mode/opened-portfolio.tsx";
import { lazyDialog } from "../../ui/dialog/lazy-dialog.ts";

const ProductProfileDialog = lazyDialog(() => import("../../features/product-profiles/product-profile-dialog.tsx"));

/**
 * The scores of a shared portfolio, read-only. Cost, swaps and comparison with other portfolios need a copy: prices belong
 * to the viewer, swaps are edits, and the other portfolios are not shared.
 */
export const SharedPortfolio = ({ id, catalogue }: { readonly id: string; readonly catalogue: Catalogue }) => {
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
            contents={[{ id: BREAK_EVEN_ID, title: breakEvenTexts.nav }]}
            explore={exploreSections(portfolio, false)}
            details={[endOfLifeSection(id)]}
          >
            <BreakEvenSection {...{ table, catalogue }} portfolio_id={id} whatIfId="portfolio-sensitivity" />
          </PortfolioScores>
        )}
      </OpenedPortfolio>
      {profile !== null && <ProductProfileDialog prodsys_id={profile} onClose={() => setProfile(null)} />}
    </>
  );
};
