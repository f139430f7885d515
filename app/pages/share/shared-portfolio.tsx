import { useState } from "react";
import type { Catalogue } from "../../../workers/engine/catalogue.ts";
import { PortfolioExport } from "../../features/portfolio-export/portfolio-export.tsx";
import { PortfolioResults } from "../../sections/portfolio-sections.tsx";
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
          <PortfolioResults
            {...{ portfolio, table, catalogue }}
            origin={null}
            isOwn={false}
            others={[]}
            onEdit={null}
            actions={<PortfolioExport portfolio_id={id} />}
            recycling={null}
            weights={null}
            onProfile={setProfile}
            onMade={() => undefined}
          />
        )}
      </OpenedPortfolio>
      {profile !== null && <ProductProfileDialog prodsys_id={profile} onClose={() => setProfile(null)} />}
    </>
  );
};
