import { useAtomValue, useSetAtom } from "jotai";
import type { PortfolioHead } from "../../../edge-api/contract/portfolio.ts";
import type { Catalogue } from "../../../workers/engine/catalogue.ts";
import { editPortfolioHeadAtom } from "../../state/portfolio/portfolio-editing.ts";
import { portfoliosAtom } from "../../state/work/portfolios.ts";
import { weighedAtom } from "../../state/analysis/weightings.ts";
import { weightsTexts } from "../../text/en/weights.ts";
import { WeightsPanel } from "./weights-panel.tsx";

interface PortfolioWeightsProps {
  readonly portfolio: PortfolioHead;
  readonly catalogue: Catalogue;
}

/** The weights of a portfolio; a change can be undone. */
export const PortfolioWeights = ({ portfolio, catalogue }: PortfolioWeightsProps) => {
  const { portfolio_id, weights } = portfolio;
  const weighed = useAtomValue(weighedAtom({ kind: "portfolio", id: portfolio_id }));
  const all = useAtomValue(portfoliosAtom);
  const edit = useSetAtom(editPortfolioHeadAtom);
  const nameOf = (id: string): string =>
    all.find((one) => one.portfolio.portfolio_id === id)?.portfolio.portfolio_name ?? id;
  return (
    <WeightsPanel
      catalogue={catalogue}
      subject="portfolio"
      id={portfolio_id}
      own={weights}
      ranked={(weighed?.contest.ranked ?? []).map((one) => ({ ...one, name: nameOf(one.id) }))}
      onChange={async (own) => (await edit(portfolio_id, { weights: own }, weightsTexts.step)).ok}
    />
  );
};
