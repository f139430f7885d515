import { useAtomValue } from "jotai";
import { useMemo } from "react";
import { portfolioAtom, portfoliosAtom } from "../../state/work/portfolios.ts";
import { weightsTexts } from "../../text/en/weights.ts";
import { WeightingsSection } from "./weightings-section.tsx";

interface PortfolioWeightingsProps {
  /** id of the heading */
  readonly id: string;
  readonly portfolio_id: string;
  /** render order among the parts of the page that get new figures */
  readonly place: number;
}

/** How stable the first place among the compared portfolios is under other weights. */
export default function PortfolioWeightings({ id, portfolio_id, place }: PortfolioWeightingsProps) {
  const all = useAtomValue(portfoliosAtom);
  const stored = useAtomValue(portfolioAtom(portfolio_id));
  const subject = useMemo(() => ({ kind: "portfolio", id: portfolio_id }) as const, [portfolio_id]);
  const nameOf = (of: string): string =>
    all.find(({ portfolio }) => portfolio.portfolio_id === of)?.portfolio.portfolio_name ?? of;
  return (
    <WeightingsSection
      {...{ id, subject, nameOf, place }}
      inWords={(of) => weightsTexts.section.portfolio(nameOf(of))}
      isOwn={stored?.portfolio.weights !== undefined}
    />
  );
}
