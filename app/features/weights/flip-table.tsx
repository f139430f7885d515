import type { FlipWeight, FlipWeights } from "../../../workers/engine/analysis/flip-weight.ts";
import type { MetricId } from "../../../edge-api/contract/metrics.ts";
import { weightsTexts } from "../../text/en/weights.ts";
import { formatNumber, formatScore } from "../../text/format.ts";
import { Cell, ColumnHeads, DataTable, KeyCell, NumberCell, Row } from "../../ui/data-table/data-table.tsx";
import { flipDecimals, isLost, isNearlyLost } from "./weightings-words.ts";
import * as styles from "./weights.css.ts";

interface FlipTableProps {
  readonly flips: FlipWeights;
  readonly nameOf: (id: string) => string;
  readonly metricName: (id: MetricId) => string;
}

interface BestProps extends Pick<FlipTableProps, "flips" | "nameOf"> {
  readonly row: FlipWeight;
}

/** The best in a metric; says so if the lead is too small to show in the displayed scores. */
const Best = ({ row, flips, nameOf }: BestProps) => {
  const words = weightsTexts.section;
  const [first, best] = [nameOf(flips.first_id), nameOf(row.best_id)];
  if (isNearlyLost(row, flips)) return words.nearly(best);
  if (!isLost(row)) return first;
  return (
    <>
      {words.bestOf(formatScore(row.best), best)}
      <span className={styles.lost}>{words.lostBy(first)}</span>
    </>
  );
};

/** Per metric: its weight, the weight at which the first two swap places, and who is best in it. */
export const FlipTable = ({ flips, nameOf, metricName }: FlipTableProps) => {
  const words = weightsTexts.section;
  return (
    <DataTable caption={words.metrics} widths={["", "15%", "15%", "10%", "10%", "30%"]} className={styles.flips}>
      <ColumnHeads
        text={[words.metric]}
        numeric={[words.share, words.flipsAt, words.firstScore, words.secondScore]}
        after={[words.best]}
      />
      <tbody>
        {flips.metrics.map((row) => (
          <Row key={row.metric}>
            <KeyCell>{metricName(row.metric)}</KeyCell>
            <NumberCell>{formatNumber(100 * row.share)}</NumberCell>
            <NumberCell strong={row.flips_at !== null} muted={row.flips_at === null}>
              {row.flips_at === null ? words.never : formatNumber(100 * row.flips_at, flipDecimals(row.flips_at))}
            </NumberCell>
            <NumberCell>{formatScore(row.first)}</NumberCell>
            <NumberCell>{formatScore(row.second)}</NumberCell>
            <Cell afterNumber>
              <Best {...{ row, flips, nameOf }} />
            </Cell>
          </Row>
        ))}
      </tbody>
    </DataTable>
  );
};
