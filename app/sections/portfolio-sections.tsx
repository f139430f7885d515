import { useAtomValue } from "jotai";
import { useMemo, type ComponentProps } from "react";
import type { PortfolioHead } from "../../edge-api/contract/portfolio.ts";
import { PortfolioScores } from "../features/portfolio-scores/portfolio-scores.tsx";
import { earlierPortfoliosAtom } from "../state/portfolio/portfolio-progress.ts";
import { portfolioScoresAtom } from "../state/portfolio/portfolio-scores.ts";
import { PORTFOLIO_SECTIONS, type PortfolioFacts, type PortfolioSubject } from "./portfolio-table.tsx";
import { navSections, Sections } from "./section.tsx";

/** Line details that the breakdown sums by. */
const CUTS = ["site", "country", "date"] as const;

interface PortfolioResultsProps
  extends
    Omit<ComponentProps<typeof PortfolioScores>, "contents" | "scenarioOf" | "children">,
    Pick<PortfolioSubject, "onProfile" | "onMade" | "isOwn"> {
  /** the portfolio that this one is a scenario of; null = none, or deleted */
  readonly origin: PortfolioHead | null;
}

/** The scores of a portfolio with the sections below them and the table of contents. */
export const PortfolioResults = (props: PortfolioResultsProps) => {
  const { portfolio, table, catalogue, origin, isOwn, onProfile, onMade } = props;
  const { portfolio_id } = portfolio;
  const { scores } = useAtomValue(portfolioScoresAtom(portfolio_id));
  const earlier = useAtomValue(earlierPortfoliosAtom(portfolio_id));
  const facts: PortfolioFacts = {
    isOwn,
    isScored: scores !== null,
    isScenario: origin !== null,
    hasProgress: portfolio.progress !== undefined || (isOwn && earlier.length > 0),
    hasPlan: (portfolio.plan?.swaps.length ?? 0) > 0,
    hasBreakdown: table.useCases.length > 1 || CUTS.some((detail) => table.details.includes(detail)),
  };
  const about = useMemo(() => ({ kind: "portfolio", id: portfolio_id }) as const, [portfolio_id]);
  return (
    <PortfolioScores
      {...props}
      scenarioOf={origin?.portfolio_name ?? null}
      contents={navSections(PORTFOLIO_SECTIONS, facts)}
    >
      {(scored) => (
        <Sections
          table={PORTFOLIO_SECTIONS}
          subject={{ ...facts, ...scored, portfolio, table, catalogue, about, origin, onProfile, onMade }}
        />
      )}
    </PortfolioScores>
  );
};
