import type { Catalogue } from "../../../workers/engine/catalogue.ts";
import type { PortfolioScores } from "../../../workers/engine/portfolio/portfolio-result.ts";
import { amountDifference, ratingDifference, scoreDifference } from "../../score-tables/difference.ts";
import type { MetricColumn } from "../../score-tables/metric-columns.ts";
import { RawAmount, rawInWords } from "../../score-tables/raw-in-words.tsx";
import { portfolioScenarioTexts as words } from "../../text/en/portfolio-scenario.ts";
import { reportTexts } from "../../text/en/report.ts";
import { formatSummary } from "../../text/shares.ts";
import { ReportTable } from "./report-table.tsx";
import * as styles from "./report.css.ts";

interface ComparedWithProps {
  /** name of the portfolio that the scenario is compared with */
  readonly name: string;
  readonly before: PortfolioScores;
  readonly now: PortfolioScores;
  readonly columns: readonly MetricColumn[];
  readonly catalogue: Catalogue;
}

/** What a scenario is compared with, and what it changes in the summary and in each metric. */
export const ComparedWith = ({ name, before, now, columns, catalogue }: ComparedWithProps) => (
  <>
    <p>{reportTexts.scenarioOf(name)}</p>
    <ReportTable label={words.metrics} text={[words.metric]} numeric={[words.before, words.now, reportTexts.change]}>
      <tr>
        <th scope="row" className={styles.summary}>
          {reportTexts.summary}
        </th>
        <td className={styles.number}>{formatSummary(before.summary)}</td>
        <td className={`${styles.number} ${styles.summary}`}>{formatSummary(now.summary)}</td>
        <td className={styles.number}>{scoreDifference(now.summary, before.summary)}</td>
      </tr>
      {columns.map((column) => {
        const raws = [now.raw[column.metric_id], before.raw[column.metric_id]] as const;
        return (
          <tr key={column.metric_id}>
            <th scope="row">{column.name}</th>
            <td className={styles.number}>
              <RawAmount {...rawInWords(catalogue, column, raws[1])} />
            </td>
            <td className={styles.number}>
              <RawAmount {...rawInWords(catalogue, column, raws[0])} />
            </td>
            <td className={styles.number}>{(column.isRating ? ratingDifference : amountDifference)(...raws)}</td>
          </tr>
        );
      })}
    </ReportTable>
  </>
);
