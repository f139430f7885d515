import type { UncertainSubject } from "../../../workers/engine/analysis/uncertainty/uncertainty.ts";
import type { Catalogue } from "../../../workers/engine/catalogue.ts";
import { uncertaintyTexts } from "../../text/en/uncertainty.ts";
import { ColumnHeads, DataTable, KeyCell, NumberCell, Row } from "../../ui/data-table/data-table.tsx";
import { WithUnits } from "../../ui/with-units/with-units.tsx";
import { bestFirst, intervalOf, isMetric, plainOf, type Drawn } from "./drawn.ts";
import { rangeShown, rawWriting, SCORES, SUMMARIES, type Writing } from "./shown-values.ts";
import * as styles from "./uncertainty.css.ts";

interface RangesTableProps {
  readonly drawn: readonly Drawn[];
  readonly subject: UncertainSubject;
  readonly kind: "comparison" | "portfolio";
  readonly catalogue: Catalogue;
}

interface ValueProps {
  readonly value: number | null;
  readonly range: Parameters<typeof rangeShown>[0];
  readonly writing: Writing;
}

const Value = ({ value, range, writing }: ValueProps) => (
  <NumberCell>
    {writing.value(value)}
    <span className={styles.range}>{rangeShown(range, writing)}</span>
  </NumberCell>
);

/** Each value as in the results, with the 5–95 % range of the draws below. */
export const RangesTable = ({ drawn, subject, kind, catalogue }: RangesTableProps) => {
  const words = uncertaintyTexts.ranges;
  const metric = isMetric(subject) ? subject : null;
  const raw = metric && rawWriting(catalogue, metric, drawn);
  return (
    <DataTable
      caption={words.title}
      className={styles.narrow}
      widths={metric === null ? ["", "40%"] : ["", "31%", "31%"]}
    >
      <ColumnHeads
        text={[uncertaintyTexts.subjectKind[kind]]}
        numeric={[
          ...(raw ? [{ name: <WithUnits text={words.raw(raw.unit)} /> }] : []),
          metric === null ? words.summary : words.score,
        ]}
      />
      <tbody>
        {bestFirst(drawn, subject).map((one) => (
          <Row key={one.id}>
            <KeyCell>{one.name}</KeyCell>
            {raw && <Value value={plainOf(one, subject)} range={intervalOf(one, subject)} writing={raw} />}
            {metric === null ? (
              <Value value={one.plain.summary} range={one.scores.summary} writing={SUMMARIES} />
            ) : (
              <Value value={one.plain.score[metric]} range={one.scores.score[metric]} writing={SCORES} />
            )}
          </Row>
        ))}
      </tbody>
    </DataTable>
  );
};
