import { outcomeFor, verdictOf } from "../../../workers/engine/analysis/uncertainty/pair-outcome.ts";
import type { UncertainPair, UncertainSubject } from "../../../workers/engine/analysis/uncertainty/uncertainty.ts";
import { uncertaintyTexts } from "../../text/en/uncertainty.ts";
import { valueTexts } from "../../text/en/values.ts";
import { drawsOf100 } from "../../text/share-of-draws.ts";
import { caption } from "../../theme/text.css.ts";
import { Cell, ColumnHeads, DataTable, KeyCell, NumberCell, Row } from "../../ui/data-table/data-table.tsx";
import { bestFirst, type Drawn, typicalShown, verdictShown } from "./drawn.ts";
import * as styles from "./uncertainty.css.ts";

interface PairsTableProps {
  readonly first: Drawn;
  readonly drawn: readonly Drawn[];
  readonly pairs: readonly UncertainPair[];
  readonly subject: UncertainSubject;
}

/** One product against each other: how often it is better, the typical difference, and the verdict. */
export const PairsTable = ({ first, drawn, pairs, subject }: PairsTableProps) => {
  const words = uncertaintyTexts.pairs;
  return (
    <div className={styles.scroll}>
      <DataTable caption={words.caption(first.name)} widths={["", "18%", "18%", "34%"]} className={styles.folded}>
        <ColumnHeads text={[words.against]} numeric={[words.better, words.typical]} after={[words.verdict]} />
        <tbody>
          {bestFirst(drawn, subject).map((other) => {
            if (other.place === first.place) return null;
            const outcome = outcomeFor(pairs, first.place, other.place, subject);
            const isOpen = outcome === null || verdictOf(outcome) === "too_close";
            const verdict = (
              <span className={isOpen ? styles.open : styles.verdict}>
                {outcome === null ? words.unknown : verdictShown(outcome, first.name, other.name)}
              </span>
            );
            return (
              <Row key={other.id}>
                <KeyCell>
                  {other.name}
                  <span className={styles.below}>{verdict}</span>
                </KeyCell>
                <NumberCell>{outcome === null ? valueTexts.notApplicable : drawsOf100(outcome.better)}</NumberCell>
                <NumberCell>{(outcome && typicalShown(outcome, subject)) ?? valueTexts.notApplicable}</NumberCell>
                <Cell afterNumber>{verdict}</Cell>
              </Row>
            );
          })}
        </tbody>
      </DataTable>
      <p className={caption}>{subject === "summary" ? words.pointsNote : words.percentNote}</p>
    </div>
  );
};
