import type { RankStability } from "../../../workers/engine/analysis/rank-stability.ts";
import { weightsTexts } from "../../text/en/weights.ts";
import { formatNumber } from "../../text/format.ts";
import { formatSummary } from "../../text/shares.ts";
import { Cell, ColumnHeads, DataTable, KeyCell, NumberCell, Row } from "../../ui/data-table/data-table.tsx";
import * as styles from "./weights.css.ts";

interface ShareTableProps {
  readonly stability: RankStability;
  readonly subject: "comparison" | "portfolio";
  readonly nameOf: (id: string) => string;
  /** summary (0-100) under the weights in force */
  readonly summaryOf: (id: string) => number | null;
}

/** The share of draws in which each comes first, highest first, with its summary under the weights in force. */
export const ShareTable = ({ stability, subject, nameOf, summaryOf }: ShareTableProps) => {
  const words = weightsTexts.section;
  return (
    <DataTable caption={words.shares} widths={["", "34%", "20%"]}>
      <ColumnHeads text={[words.subject[subject], words.first]} numeric={[words.summary]} />
      <tbody>
        {stability.shares
          .toSorted((a, b) => b.first - a.first)
          .map(({ id, first }) => (
            <Row key={id}>
              <KeyCell>{nameOf(id)}</KeyCell>
              <Cell>
                {formatNumber(100 * first, first < 1 && first >= 0.995 ? 2 : 0)}
                <span className={styles.bar} style={{ backgroundSize: `${100 * first}% 100%` }} aria-hidden="true" />
              </Cell>
              <NumberCell muted>{formatSummary(summaryOf(id))}</NumberCell>
            </Row>
          ))}
      </tbody>
    </DataTable>
  );
};
