import { useAtomValue } from "jotai";
import { bandOf, NO_PAINT, paintedBands } from "../../score-tables/band-of.ts";
import { portfolioScoresAtom } from "../../state/portfolio/portfolio-scores.ts";
import { catalogueAtom } from "../../state/work/catalogue.ts";
import { portfolioAtom } from "../../state/work/portfolio-heads.ts";
import { homeTexts } from "../../text/en/home.ts";
import { formatOf100 } from "../../text/shares.ts";
import * as style from "./home.css.ts";

const texts = homeTexts.portfolios;

/** The summary score of a portfolio with the colour and label of its band. */
export const PortfolioScore = ({ id }: { readonly id: string }) => {
  const { status, scores } = useAtomValue(portfolioScoresAtom(id));
  const bands = useAtomValue(catalogueAtom)?.bands ?? [];
  const hasOwnWeights = useAtomValue(portfolioAtom(id))?.portfolio.weights !== undefined;
  const summary = scores?.summary ?? null;
  if (summary === null) return status === "scoring" ? homeTexts.comparisons.scoring : homeTexts.comparisons.noScore;
  const band = bandOf(paintedBands(bands), scores?.summary_band ?? null, summary);
  const sentence = hasOwnWeights ? texts.scoredOwnWeights : texts.scored;
  return (
    <span className={style.scored}>
      <span className={style.band} style={{ background: (band?.paint ?? NO_PAINT).fill }} aria-hidden="true" />
      {band ? sentence(formatOf100(summary), band.label) : formatOf100(summary)}
    </span>
  );
};
