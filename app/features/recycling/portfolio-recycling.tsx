import { useSetAtom } from "jotai";
import { useCallback } from "react";
import type { PortfolioHead } from "../../../edge-api/contract/portfolio.ts";
import type { RecyclingChoice } from "../../../workers/engine/comparison-result.ts";
import { editPortfolioHeadAtom } from "../../state/portfolio/portfolio-editing.ts";
import { portfolioStreamsAtom, tryPortfolioRecyclingAtom } from "../../state/portfolio/portfolio-recycling.ts";
import { recyclingTexts } from "../../text/en/recycling.ts";
import { PortfolioEffect } from "./portfolio-effect.tsx";
import { RecyclingPanel } from "./recycling-panel.tsx";

interface PortfolioRecyclingProps {
  readonly portfolio: PortfolioHead;
  /** region of use, for use in a sentence */
  readonly region: string;
}

/** The recycling settings of a portfolio; a change can be undone. */
export const PortfolioRecycling = ({ portfolio, region }: PortfolioRecyclingProps) => {
  const { portfolio_id } = portfolio;
  const edit = useSetAtom(editPortfolioHeadAtom);
  const attempt = useSetAtom(tryPortfolioRecyclingAtom);
  const onTry = useCallback(
    (recycling: RecyclingChoice | null) => attempt(portfolio_id, recycling),
    [attempt, portfolio_id],
  );
  return (
    <RecyclingPanel
      id={portfolio_id}
      settings={{ custom: portfolio.custom_composting_and_recycling, overrides: portfolio.recycling_overrides }}
      streamsAtom={portfolioStreamsAtom(portfolio_id)}
      region={region}
      asked={null}
      onChange={async ({ custom, overrides }) => {
        const changes = {
          ...(custom === undefined ? {} : { custom_composting_and_recycling: custom }),
          ...(overrides === undefined ? {} : { recycling_overrides: overrides }),
        };
        const { ok } = await edit(portfolio_id, changes, recyclingTexts.title.toLowerCase());
        return ok;
      }}
      onTry={onTry}
      effect={<PortfolioEffect portfolio_id={portfolio_id} />}
    />
  );
};
