import { useAtomValue } from "jotai";
import type { PortfolioHead } from "../../../edge-api/contract/portfolio.ts";
import type { Catalogue } from "../../../workers/engine/catalogue.ts";
import { ScoreDots } from "../../charts/score-dots.tsx";
import { paintedBands } from "../../score-tables/band-of.ts";
import { metricColumns } from "../../score-tables/metric-columns.ts";
import { portfolioScoresAtom } from "../../state/portfolio/portfolio-scores.ts";
import { embedTexts } from "../../text/en/embed.ts";
import { portfolioScoresTexts as words } from "../../text/en/portfolio-scores.ts";
import { formatOf100 } from "../../text/shares.ts";
import { caption, group } from "../../theme/text.css.ts";
import { ErrorNotice } from "../../ui/error-notice/error-notice.tsx";
import { Spinner } from "../../ui/progress-view/progress-view.tsx";
import { scoreChart } from "./score-chart.ts";

interface EmbeddedScoresProps {
  readonly portfolio: PortfolioHead;
  readonly catalogue: Catalogue;
}

/** The scores of a portfolio in an embedded share, without controls. */
export default function EmbeddedScores({ portfolio, catalogue }: EmbeddedScoresProps) {
  const { portfolio_id, portfolio_name, region_use, weights, showBestAndWorst: withExtremes } = portfolio;
  const { scores, problem } = useAtomValue(portfolioScoresAtom(portfolio_id));
  const region = catalogue.regions.find(({ region_id }) => region_id === region_use)?.region_name ?? region_use;
  if (problem !== null) return <ErrorNotice title={words.problemTitle} />;
  if (scores === null) return <Spinner label={words.figure.scoring} />;
  const chart = scoreChart({
    scores,
    columns: metricColumns(catalogue, weights),
    bands: paintedBands(catalogue.bands),
    withExtremes,
  });
  return (
    <>
      <h1 className={group}>
        {scores.summary === null
          ? words.figure.none
          : embedTexts.portfolioScores(portfolio_name, formatOf100(scores.summary))}
      </h1>
      <p className={caption}>
        {region}: {withExtremes ? words.scores.note : words.scores.noteAlone}
      </p>
      <ScoreDots {...chart} />
    </>
  );
}
