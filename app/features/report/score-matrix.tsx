import type { MetricId } from "../../../edge-api/contract/metrics.ts";
import type { LawOfProducts } from "../../../workers/engine/rules/market-rules.ts";
import { forbidding, markOf } from "../../market-rules/law-words.ts";
import { bandOf, type PaintedBand } from "../../score-tables/band-of.ts";
import type { MetricColumn } from "../../score-tables/metric-columns.ts";
import { reportTexts } from "../../text/en/report.ts";
import { formatScore } from "../../text/format.ts";
import { formatSummary } from "../../text/shares.ts";
import { ReportTable } from "./report-table.tsx";
import * as styles from "./report.css.ts";
import { ScoreKey } from "./score-key.tsx";
import { signsOf } from "./signs.ts";
import type { ResultRow } from "../../state/comparison/compared-product.ts";

interface ScoreMatrixProps {
  /** best first */
  readonly products: readonly ResultRow[];
  readonly columns: readonly MetricColumn[];
  readonly bands: readonly PaintedBand[];
  readonly ownWeights: boolean;
  readonly law: LawOfProducts;
  /** YYYY-MM-DD */
  readonly day: string;
}

const has = (marks: readonly MetricId[], metric: MetricId): boolean => marks.includes(metric);

/** Scores, one product per row and one metric per column, with a key of signs, colours and weights below. */
export const ScoreMatrix = ({ products, columns, bands, ownWeights, law, day }: ScoreMatrixProps) => {
  const forbidden = products.flatMap(({ prodsys_id }) => forbidding(law.get(prodsys_id) ?? []) ?? []);
  const signs = signsOf({
    assumed: products.some(({ scores }) => scores.assumed.length > 0),
    below_scale: products.some(({ scores }) => scores.below_scale.length > 0),
    law: forbidden.length > 0,
  });
  return (
    <>
      <ReportTable
        label={reportTexts.titles.scores}
        text={[reportTexts.product]}
        numeric={[
          reportTexts.summary,
          ...columns.map(({ metric_id, weight }) => ({
            name: reportTexts.metrics[metric_id],
            note: reportTexts.weightOf(weight),
          })),
        ]}
      >
        {products.map(({ prodsys_id, name, reusable, summary, scores }) => {
          const band = bandOf(bands, scores.summary_band, summary);
          return (
            <tr key={prodsys_id}>
              <th scope="row">
                {name} {reusable && <span className={styles.sign}>{reportTexts.reusableSign}</span>}
                {forbidding(law.get(prodsys_id) ?? []) !== null && <sup className={styles.footnote}>{signs.law}</sup>}
              </th>
              <td className={`${styles.number} ${styles.summary}`}>
                {band && <span className={styles.square} style={{ background: band.paint.fill }} />}
                {formatSummary(summary)}
              </td>
              {columns.map(({ metric_id }) => (
                <td key={metric_id} className={styles.number}>
                  {formatScore(scores.score[metric_id])}
                  {has(scores.assumed, metric_id) && <sup className={styles.footnote}>{signs.assumed}</sup>}
                  {has(scores.below_scale, metric_id) && <sup className={styles.footnote}>{signs.below_scale}</sup>}
                </td>
              ))}
            </tr>
          );
        })}
      </ReportTable>
      <ScoreKey
        {...{ columns, bands, ownWeights, signs }}
        hasReusable={products.some(({ reusable }) => reusable)}
        lawMark={forbidden[0] === undefined ? null : markOf(forbidden[0], day, false)}
      />
    </>
  );
};
