import type { Catalogue } from "../../../workers/engine/catalogue.ts";
import type { PortfolioScores } from "../../../workers/engine/portfolio/portfolio-result.ts";
import { bandOf, type PaintedBand } from "../../score-tables/band-of.ts";
import type { MetricColumn } from "../../score-tables/metric-columns.ts";
import { metricTotals } from "../../score-tables/raw-in-words.ts";
import { reportTexts } from "../../text/en/report.ts";
import { valueTexts } from "../../text/en/values.ts";
import { formatRaw, formatScore, formatWithUnit } from "../../text/format.ts";
import { formatSummary } from "../../text/shares.ts";
import { WithUnits } from "../../ui/with-units/with-units.tsx";
import { ReportTable } from "./report-table.tsx";
import * as styles from "./report.css.ts";
import { ScoreKey } from "./score-key.tsx";
import { signsOf } from "./signs.ts";

interface PortfolioMatrixProps {
  readonly scores: PortfolioScores;
  readonly columns: readonly MetricColumn[];
  readonly bands: readonly PaintedBand[];
  readonly catalogue: Catalogue;
  readonly ownWeights: boolean;
}

/** Scores of a portfolio, one metric per row, with the scores of the best and the worst built-in choice. */
export const PortfolioMatrix = ({ scores, columns, bands, catalogue, ownWeights }: PortfolioMatrixProps) => {
  const rawOf = ({ metric_id, isRating }: MetricColumn): string => {
    const raw = scores.raw[metric_id];
    if (isRating) return formatRaw(metric_id, raw);
    const { unit, shown } = metricTotals(catalogue, metric_id, raw ?? 0);
    return formatWithUnit(shown(raw), unit.unit);
  };
  const signs = signsOf({
    assumed: scores.assumed.length > 0,
    below_scale: scores.below_scale.length > 0,
    law: false,
  });
  const summaryBand = bandOf(bands, scores.summary_band, scores.summary);
  return (
    <>
      <ReportTable
        label={reportTexts.titles.scores}
        text={[reportTexts.metric]}
        numeric={[reportTexts.score, reportTexts.best, reportTexts.worst, reportTexts.rawTotal]}
      >
        <tr>
          <th scope="row" className={styles.summary}>
            {reportTexts.summary}
          </th>
          <td className={`${styles.number} ${styles.summary}`}>
            {summaryBand && <span className={styles.square} style={{ background: summaryBand.paint.fill }} />}
            {formatSummary(scores.summary)}
          </td>
          <td className={styles.number}>{formatSummary(scores.best?.summary)}</td>
          <td className={styles.number}>{formatSummary(scores.worst?.summary)}</td>
          <td className={styles.number}>{valueTexts.notApplicable}</td>
        </tr>
        {columns.map((column) => {
          const { metric_id, name } = column;
          const band = bandOf(bands, scores.band[metric_id], scores.score[metric_id]);
          return (
            <tr key={metric_id}>
              <th scope="row">{name}</th>
              <td className={styles.number}>
                {band && <span className={styles.square} style={{ background: band.paint.fill }} />}
                {formatScore(scores.score[metric_id])}
                {scores.assumed.includes(metric_id) && <sup className={styles.footnote}>{signs.assumed}</sup>}
                {scores.below_scale.includes(metric_id) && <sup className={styles.footnote}>{signs.below_scale}</sup>}
              </td>
              <td className={styles.number}>{formatScore(scores.best?.score[metric_id])}</td>
              <td className={styles.number}>{formatScore(scores.worst?.score[metric_id])}</td>
              <td className={styles.number}>
                <WithUnits text={rawOf(column)} />
              </td>
            </tr>
          );
        })}
      </ReportTable>
      <ScoreKey {...{ columns, bands, ownWeights, signs }} hasReusable={false} lawMark={null} />
      <p className={styles.caption}>
        {reportTexts.rawNoteTotal} {reportTexts.extremesNote}
      </p>
    </>
  );
};
