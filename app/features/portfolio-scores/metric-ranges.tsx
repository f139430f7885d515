import { useSetAtom } from "jotai";
import type { MetricId } from "../../../edge-api/contract/metrics.ts";
import type { Catalogue } from "../../../workers/engine/catalogue.ts";
import type { PortfolioScores } from "../../../workers/engine/portfolio/portfolio-result.ts";
import { drawScoreDots } from "../../charts/draw-dots.ts";
import { SaveChart } from "../../charts/save-chart.tsx";
import { chartFactsAtom } from "../../exports/chart-facts.ts";
import { HelpButton } from "../../help/help-button.tsx";
import { bandOf, type PaintedBand } from "../../score-tables/band-of.ts";
import type { MetricColumn } from "../../score-tables/metric-columns.ts";
import { RawAmount, rawInWords } from "../../score-tables/raw-in-words.tsx";
import { periodTexts } from "../../text/en/periods.ts";
import { portfolioScoresTexts } from "../../text/en/portfolio-scores.ts";
import { formatScore, shownScore } from "../../text/format.ts";
import { inSentence } from "../../text/in-sentence.ts";
import { formatList } from "../../text/lists.ts";
import { caption } from "../../theme/text.css.ts";
import { Cell, DataTable, Head, HeadRow, KeyCell, NumberCell, Row } from "../../ui/data-table/data-table.tsx";
import { VisuallyHidden } from "../../ui/hidden/hidden.tsx";
import { Mark } from "../../ui/mark/mark.tsx";
import { Section } from "../../ui/page-title/page-title.tsx";
import { WithUnits } from "../../ui/with-units/with-units.tsx";
import { scoreChart } from "./score-chart.ts";
import * as styles from "./scores.css.ts";

interface MetricRangesProps {
  /** id of the heading */
  readonly id: string;
  readonly portfolio_id: string;
  readonly catalogue: Catalogue;
  readonly scores: PortfolioScores;
  readonly columns: readonly MetricColumn[];
  readonly bands: readonly PaintedBand[];
  readonly withExtremes: boolean;
  /** length of the period; raw totals are also shown a year if it is not one */
  readonly years: number;
  readonly onOpen: (metric_id: MetricId) => void;
}

const words = portfolioScoresTexts.scores;

interface RangeProps {
  readonly own: number | null;
  readonly worst: number | null;
  readonly best: number | null;
  readonly fill: string;
}

/** A score as a dot between the worst and the best choice, on a scale from 0 to 100. */
const Range = ({ own, worst, best, fill }: RangeProps) => (
  <div className={styles.range} aria-hidden="true">
    <span className={styles.rangeTrack} />
    {worst !== null && best !== null && (
      <>
        <span
          className={styles.rangeLine}
          style={{ left: `${Math.min(worst, best)}%`, width: `${Math.abs(best - worst)}%` }}
        />
        <span className={styles.rangeEnd} style={{ left: `${worst}%` }} />
        <span className={styles.rangeEnd} data-best="true" style={{ left: `${best}%` }} />
      </>
    )}
    {own !== null && <span className={styles.rangeDot} style={{ left: `${own}%`, background: fill }} />}
  </div>
);

/** Whether the score, as rounded for display, is outside the range between worst and best choice; false without a range. */
const isOutside = (own: number | null, worst: number | null, best: number | null): boolean => {
  if (own === null || worst === null || best === null) return false;
  const [shown, ends] = [shownScore(own), [shownScore(worst), shownScore(best)]];
  return shown < Math.min(...ends) || shown > Math.max(...ends);
};

/** The position of the score between worst and best choice, in words; null without a range. */
const placeOf = (own: number | null, worst: number | null, best: number | null): string | null => {
  if (worst === null || best === null) return null;
  return isOutside(own, worst, best)
    ? words.outside(formatScore(own), formatScore(Math.min(worst, best)), formatScore(Math.max(worst, best)))
    : words.place(formatScore(own), formatScore(worst), formatScore(best));
};

/** Section Portfolio Scores: one metric per row, with the range that other products could reach. */
export const MetricRanges = (props: MetricRangesProps) => {
  const { id, portfolio_id, catalogue, scores, columns, bands, withExtremes, years, onOpen } = props;
  const describe = useSetAtom(chartFactsAtom);
  const yearly = (column: MetricColumn): string => {
    const raw = scores.raw[column.metric_id];
    return periodTexts.perYear(rawInWords(catalogue, column, raw === null ? null : raw / years).text);
  };
  const endsOf = (metric_id: MetricId): readonly [worst: number | null, best: number | null] =>
    withExtremes ? [scores.worst?.score[metric_id] ?? null, scores.best?.score[metric_id] ?? null] : [null, null];
  const note = withExtremes ? words.note : words.noteAlone;
  const outside = columns.filter(({ metric_id }) => isOutside(scores.score[metric_id], ...endsOf(metric_id)));
  return (
    <Section
      id={id}
      title={words.title}
      note={note}
      actions={
        <span className={styles.headHelp}>
          <SaveChart
            name="scores"
            draw={() => drawScoreDots(scoreChart({ scores, columns, bands, withExtremes }))}
            facts={(chart) => describe({ kind: "portfolio", id: portfolio_id }, { chart, title: words.title, note })}
          />
          <HelpButton slug="portfolio_metric_info" subject={words.title} />
        </span>
      }
    >
      <DataTable caption={words.title} widths={["28%", "4.5rem", "", "25%"]} className={styles.ranges}>
        <thead>
          <HeadRow>
            <Head>{words.metric}</Head>
            <Head numeric>{words.score}</Head>
            <Head className={`${styles.rangeCell} ${styles.wideOnly}`}>
              <VisuallyHidden>{words.scale}</VisuallyHidden>
              <span className={styles.rangeTicks} aria-hidden="true">
                <span>0</span>
                <span>50</span>
                <span>100</span>
              </span>
            </Head>
            <Head numeric>{words.raw}</Head>
          </HeadRow>
        </thead>
        <tbody>
          {columns.map((column) => {
            const { metric_id, name } = column;
            const own = scores.score[metric_id];
            const [worst, best] = endsOf(metric_id);
            const band = bandOf(bands, scores.band[metric_id], own);
            const place = placeOf(own, worst, best);
            const range = <Range own={own} worst={worst} best={best} fill={band?.paint.fill ?? "currentColor"} />;
            return (
              <Row key={metric_id}>
                <KeyCell>
                  {name}
                  <div className={`${caption} ${styles.phoneOnly}`}>
                    {range}
                    {place}
                  </div>
                  {scores.below_scale.includes(metric_id) && (
                    <>
                      {" "}
                      <Mark kind="below_scale" />
                    </>
                  )}
                  {scores.assumed.includes(metric_id) && (
                    <>
                      {" "}
                      <Mark kind="assumed" />
                    </>
                  )}
                </KeyCell>
                <NumberCell strong>
                  <button
                    type="button"
                    className={styles.number}
                    aria-label={words.open(name, formatScore(own))}
                    onClick={() => onOpen(metric_id)}
                  >
                    {formatScore(own)}
                  </button>
                </NumberCell>
                <Cell className={`${styles.rangeCell} ${styles.wideOnly}`}>
                  {place !== null && <VisuallyHidden>{place}</VisuallyHidden>}
                  {range}
                </Cell>
                <NumberCell muted>
                  <RawAmount {...rawInWords(catalogue, column, scores.raw[metric_id])} />
                  {years !== 1 && !column.isRating && (
                    <div className={caption}>
                      <WithUnits text={yearly(column)} />
                    </div>
                  )}
                </NumberCell>
              </Row>
            );
          })}
        </tbody>
      </DataTable>
      {withExtremes && (
        <p className={`${caption} ${styles.key} ${styles.wideOnly}`}>
          <span>
            <span className={styles.keyMark} />
            {words.key.worst}
          </span>
          <span>
            <span className={styles.keyMark} data-best="true" />
            {words.key.best}
          </span>
          <span>{words.key.own}</span>
        </p>
      )}
      {outside.length > 0 && (
        <p className={`${caption} ${styles.key}`}>
          {words.outsideNote(formatList(outside.map(({ name }) => inSentence(name))))}
        </p>
      )}
    </Section>
  );
};
