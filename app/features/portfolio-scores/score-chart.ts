import type { PortfolioScores } from "../../../workers/engine/portfolio/portfolio-result.ts";
import { bandOf, NO_PAINT, type PaintedBand } from "../../score-tables/band-of.ts";
import type { MetricColumn } from "../../score-tables/metric-columns.ts";
import { portfolioScoresTexts } from "../../text/en/portfolio-scores.ts";
import { sensitivityTexts } from "../../text/en/sensitivity.ts";
import { formatRange, formatScore } from "../../text/format.ts";

interface ScoredPortfolio {
  readonly scores: PortfolioScores;
  readonly columns: readonly MetricColumn[];
  readonly bands: readonly PaintedBand[];
  /** true = with a line from the worst to the best choice */
  readonly withExtremes: boolean;
}

/** The summary and the metrics of a portfolio as rows of the chart `ScoreDots`. */
export const scoreChart = ({ scores, columns, bands, withExtremes }: ScoredPortfolio) => {
  const { worst, best } = scores;
  const rowOf = (
    id: string,
    name: string,
    score: number | null,
    shown: string,
    band_id: string | null,
    ends: readonly (number | null | undefined)[],
  ) => {
    const known = withExtremes ? ends.flatMap((end) => end ?? []) : [];
    const [low, high] = known.toSorted((a, b) => a - b);
    const range = low !== undefined && high !== undefined ? ([low, high] as const) : null;
    return {
      id,
      name,
      reusable: false,
      score,
      shown,
      band: bandOf(bands, band_id, score)?.paint ?? NO_PAINT,
      range,
      ...(range !== null && { detail: portfolioScoresTexts.scores.choices(formatRange(...range)) }),
    };
  };
  return {
    label: portfolioScoresTexts.scores.title,
    nameHead: portfolioScoresTexts.scores.metric,
    rangeKind: "choices" as const,
    rows: [
      rowOf(
        "summary",
        sensitivityTexts.portfolio.summary,
        scores.summary,
        formatScore(scores.summary),
        scores.summary_band,
        [worst?.summary, best?.summary],
      ),
      ...columns.map(({ metric_id, name }) =>
        rowOf(metric_id, name, scores.score[metric_id], formatScore(scores.score[metric_id]), scores.band[metric_id], [
          worst?.score[metric_id],
          best?.score[metric_id],
        ]),
      ),
    ],
    legend: bands.map((band) => ({ band: band.paint, label: band.label })),
  };
};
