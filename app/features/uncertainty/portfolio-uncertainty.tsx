import { useAtomValue, useStore } from "jotai";
import { useMemo } from "react";
import { portfolioCatalogueAtom } from "../../state/analysis/pinned-catalogue.ts";
import { portfolioScoresAtom } from "../../state/portfolio/portfolio-scores.ts";
import { portfolioAtom, portfoliosAtom } from "../../state/work/portfolios.ts";
import { PORTFOLIO_VARIANTS, type UncertaintyState } from "../../state/analysis/uncertainty.ts";
import { uncertaintyTexts } from "../../text/en/uncertainty.ts";
import type { Drawn, PlainScores } from "./drawn.ts";
import { UncertaintySection } from "./uncertainty-section.tsx";

interface PortfolioUncertaintyProps {
  readonly id: string;
  readonly portfolio_id: string;
}

/** The uncertainty of a portfolio's scores, with its best and worst variants and the portfolios it is compared with. */
export default function PortfolioUncertainty({ id, portfolio_id }: PortfolioUncertaintyProps) {
  const catalogue = useAtomValue(portfolioCatalogueAtom(portfolio_id));
  const all = useAtomValue(portfoliosAtom);
  const stored = useAtomValue(portfolioAtom(portfolio_id));
  const { scores } = useAtomValue(portfolioScoresAtom(portfolio_id));
  const store = useStore();
  const about = useMemo(() => ({ kind: "portfolio", id: portfolio_id }) as const, [portfolio_id]);
  if (catalogue === null || stored === null) return null;
  const { portfolio_name, showBestAndWorst } = stored.portfolio;
  const nameOf = (of: string): string =>
    all.find(({ portfolio }) => portfolio.portfolio_id === of)?.portfolio.portfolio_name ?? of;

  const known = (
    of: string,
  ): { readonly name: string; readonly inWords: string; readonly plain: PlainScores | null } => {
    if (of === "own") {
      return { name: portfolio_name, inWords: uncertaintyTexts.portfolio(portfolio_name), plain: scores };
    }
    if (of === "best" || of === "worst") {
      const plain = showBestAndWorst ? (scores?.[of] ?? null) : null;
      return { name: uncertaintyTexts[of], inWords: uncertaintyTexts.inWords[of], plain };
    }
    const name = nameOf(of);
    // Read without subscribing: drawn portfolios are scored already, and the draws change with their scores.
    return { name, inWords: uncertaintyTexts.portfolio(name), plain: store.get(portfolioScoresAtom(of)).scores };
  };
  const drawnOf = ({ value, ids }: UncertaintyState): readonly Drawn[] =>
    ids.flatMap((of, place): Drawn[] => {
      const drawn = value?.scores[place] ?? null;
      const { name, inWords, plain } = known(
        place < PORTFOLIO_VARIANTS.length ? (PORTFOLIO_VARIANTS[place] ?? of) : of,
      );
      return drawn === null || plain === null ? [] : [{ place, id: of, name, inWords, plain, scores: drawn }];
    });
  return <UncertaintySection {...{ id, about, catalogue, drawnOf }} />;
}
