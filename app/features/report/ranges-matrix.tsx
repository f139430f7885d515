import type { Interval, UncertainScores } from "../../../workers/engine/analysis/uncertainty/uncertainty.ts";
import type { MetricColumn } from "../../score-tables/metric-columns.ts";
import { reportTexts } from "../../text/en/report.ts";
import { valueTexts } from "../../text/en/values.ts";
import { formatCount, formatScore } from "../../text/format.ts";
import { formatSummary, formatSummaryRange } from "../../text/shares.ts";
import { ReportTable } from "./report-table.tsx";
import * as styles from "./report.css.ts";

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
