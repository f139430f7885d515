import { lazy, Suspense, useState } from "react";
import type { Catalogue } from "../../../workers/engine/catalogue.ts";
import { PortfolioExport } from "../../features/portfolio-export/portfolio-export.tsx";
import { PortfolioScores } from "../../features/portfolio-scores/portfolio-scores.tsx";
import { OpenedPortfolio } from "../portfolio-mode/opened-portfolio.tsx";

/** Its code comes with the first profile that is opened. */
const ProductProfileDialog = lazy(() => import("../../features/product-profiles/product-profile-dialog.tsx"));

interface SharedPortfolioProps {
  readonly id: string;
  readonly catalogue: Catalogue;
}

/** The scores of somebody else's portfolio, without the ways to change it. */
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
            {null}
          </PortfolioScores>
        )}
      </OpenedPortfolio>
      {profile !== null && (
        <Suspense>
          <ProductProfileDialog prodsys_id={profile} onClose={() => setProfile(null)} />
        </Suspense>
      )}
    </>
  );
};
