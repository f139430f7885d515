import type { MetricId } from "../../../edge-api/contract/metrics.ts";
import type { SummaryExplanation } from "../../../workers/engine/analysis/explanation.ts";
import type { CatalogueMetric } from "../../../workers/engine/catalogue.ts";
import { explanationTexts } from "../../text/en/explanation.ts";
import { formatNumber, formatPercent, formatSignificant } from "../../text/format.ts";
import { small } from "../../theme/text.css.ts";
import { LinkLike } from "../../ui/button/button.tsx";
import { ColumnHeads, DataTable, KeyCell, NumberCell, Row } from "../../ui/data-table/data-table.tsx";
import { Mark } from "../../ui/mark/mark.tsx";
import * as styles from "./explanation.css.ts";
import { FormulaBlock } from "./formula.tsx";
import { scoreDecimals } from "./shown-amount.ts";

const { formula: words, summaryTable: table } = explanationTexts;

interface SummaryViewProps {
  readonly explanation: SummaryExplanation;
  /** in display order */
  readonly metrics: readonly CatalogueMetric[];
  /** true if the weights are the comparison's, not the dataset's */
  readonly hasOwnWeights: boolean;
  readonly onOpen: (metric: MetricId) => void;
}

/** Explanation of a summary: the weighted mean of its metrics, each with a link to its own explanation. */
export const SummaryView = ({ explanation, metrics, hasOwnWeights, onOpen }: SummaryViewProps) => {
  const { summary, terms, estimated } = explanation;
  const weights = terms.reduce((sum, { weight }) => sum + weight, 0);
  const decimals = summary === null ? 1 : scoreDecimals(summary);
  const weighted = terms.reduce((sum, { weight, score }) => sum + weight * score, 0);
  const steps =
    summary === null
      ? [words.noWeight]
      : [
          words.summaryOfMetrics,
          `= ${formatNumber(weighted, decimals)} / ${formatSignificant(weights)}`,
          `= ${formatNumber(summary, decimals)}`,
        ];
  return (
    <>
      <dl className={`${styles.formulas} ${styles.alone}`}>
        <FormulaBlock title={hasOwnWeights ? words.summaryOwnWeights : words.summary} lines={steps} />
      </dl>
      <DataTable caption={table.caption} widths={["", "5rem", "5rem", "5rem"]} className={styles.small}>
        <ColumnHeads text={[table.metric]} numeric={[table.score, table.weight, table.points]} />
        <tbody>
          {metrics.map(({ metric_id, metric_name }) => {
            const term = terms.find(({ metric }) => metric === metric_id);
            if (term === undefined) return null;
            return (
              <Row key={metric_id}>
                <KeyCell>
                  <LinkLike aria-label={table.open(metric_name)} onClick={() => onOpen(metric_id)}>
                    {metric_name}
                  </LinkLike>{" "}
                  {term.below_scale && <Mark kind="below_scale" />} {term.assumed && <Mark kind="assumed" />}
                  {term.estimated !== null && (
                    <span className={styles.source}>{table.rests(formatPercent(term.estimated))}</span>
                  )}
                </KeyCell>
                <NumberCell>{formatNumber(term.score, scoreDecimals(term.score))}</NumberCell>
                <NumberCell>{formatSignificant(term.weight)}</NumberCell>
                <NumberCell>{formatNumber(term.points, 1)}</NumberCell>
              </Row>
            );
          })}
        </tbody>
        {summary !== null && (
          <tfoot>
            <Row className={styles.sumRow}>
              <KeyCell colSpan={3}>{table.sum}</KeyCell>
              <NumberCell strong>{formatNumber(summary, decimals)}</NumberCell>
            </Row>
          </tfoot>
        )}
      </DataTable>
      {estimated !== null && <p className={`${small} ${styles.note}`}>{table.estimated(formatPercent(estimated))}</p>}
    </>
  );
};
