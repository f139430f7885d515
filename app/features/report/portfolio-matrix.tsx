import { QUANT_METRIC_IDS, type QuantMetricId } from "../../../edge-api/contract/metrics.ts";
import type { Interval, UncertainScores } from "../../../workers/engine/analysis/uncertainty/uncertainty.ts";
import type { Catalogue } from "../../../workers/engine/catalogue.ts";
import type { PortfolioScores } from "../../../workers/engine/portfolio/portfolio-result.ts";
import { bandOf, type PaintedBand } from "../../score-tables/band-of.ts";
import type { MetricColumn } from "../../score-tables/metric-columns.ts";
import { metricTotals } from "../../score-tables/raw-in-words.tsx";
import { breakEvenTexts } from "../../text/en/break-even.ts";
import { reportTexts } from "../../text/en/report.ts";
import { valueTexts } from "../../text/en/values.ts";
import { formatCount, formatRaw, formatScore, formatWithUnit } from "../../text/format.ts";
import { formatSummary, formatSummaryRange } from "../../text/shares.ts";
import { WithUnits } from "../../ui/with-units/with-units.tsx";
import { ReportTable } from "./report-table.tsx";
import * as styles from "./report.css.ts";
import { ScoreKey, signsOf } from "./score-key.tsx";

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

/** A reusable and the single-use product that it could replace. */
export interface ReportedBreakEven {
  readonly id: string;
  readonly name: string;
  readonly against: string;
  readonly counted: number;
  /** formatted number of uses from which the reusable is ahead, by metric */
  readonly uses: Readonly<Record<QuantMetricId, string>>;
}

interface BreakEvenMatrixProps {
  /** most used first */
  readonly rows: readonly ReportedBreakEven[];
  readonly hasNever: boolean;
}

/** Listed rows, about one page; the CSV has all. */
const MAX_ROWS = 30;

/** Break-even of the reusables of a portfolio, one metric per column; a note counts the omitted rows. */
export const BreakEvenMatrix = ({ rows, hasNever }: BreakEvenMatrixProps) => (
  <div className={styles.parts}>
    <ReportTable
      label={reportTexts.titles.breakEven}
      text={[breakEvenTexts.reusable, breakEvenTexts.against]}
      numeric={[breakEvenTexts.countedHead, ...QUANT_METRIC_IDS.map((metric) => breakEvenTexts.metrics[metric])]}
    >
      {rows.slice(0, MAX_ROWS).map(({ id, name, against, counted, uses }) => (
        <tr key={id}>
          <th scope="row">{name}</th>
          <td>{against}</td>
          <td className={styles.number}>{formatCount(counted)}</td>
          {QUANT_METRIC_IDS.map((metric) => (
            <td key={metric} className={styles.number}>
              {uses[metric]}
            </td>
          ))}
        </tr>
      ))}
    </ReportTable>
    <p className={styles.caption}>
      {reportTexts.breakEvenNote} {hasNever && breakEvenTexts.neverNote}{" "}
      {rows.length > MAX_ROWS && reportTexts.someReusables(formatCount(MAX_ROWS), formatCount(rows.length))}
    </p>
  </div>
);

/** A product or portfolio with the ranges of its scores. */
export interface ReportedRange {
  readonly id: string;
  readonly name: string;
  readonly scores: Pick<UncertainScores, "score" | "summary">;
}

interface RangesMatrixProps {
  readonly nameHead: string;
  readonly rows: readonly ReportedRange[];
  readonly columns: readonly MetricColumn[];
  readonly draws: number;
  readonly seed: number;
  /** sentence that compares the first two; null = none */
  readonly verdict: string | null;
}

const summaryShown = (interval: Interval | null): string => {
  if (interval === null) return valueTexts.notApplicable;
  const [low, high] = [formatSummary(interval.low), formatSummary(interval.high)];
  return low === high ? low : formatSummaryRange(interval.low, interval.high);
};

const shown = (interval: Interval | null): string => {
  if (interval === null) return valueTexts.notApplicable;
  const [low, high] = [formatScore(interval.low), formatScore(interval.high)];
  return low === high ? low : valueTexts.range(low, high);
};

/** The 5–95 % range of each score, formatted as in the results. */
export const RangesMatrix = ({ nameHead, rows, columns, draws, seed, verdict }: RangesMatrixProps) => (
  <>
    {verdict !== null && <p className={styles.strong}>{verdict}</p>}
    <ReportTable
      label={reportTexts.titles.uncertainty}
      text={[nameHead]}
      numeric={[reportTexts.summary, ...columns.map(({ metric_id }) => reportTexts.metrics[metric_id])]}
    >
      {rows.map(({ id, name, scores }) => (
        <tr key={id}>
          <th scope="row">{name}</th>
          <td className={`${styles.number} ${styles.summary}`}>{summaryShown(scores.summary)}</td>
          {columns.map(({ metric_id }) => (
            <td key={metric_id} className={styles.number}>
              {shown(scores.score[metric_id])}
            </td>
          ))}
        </tr>
      ))}
    </ReportTable>
    <p className={styles.caption}>{reportTexts.rangesNote(formatCount(draws), String(seed))}</p>
  </>
);
