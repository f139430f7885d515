import type { MetricId } from "../../../edge-api/contract/metrics.ts";
import type { Interval, UncertainSubject } from "../../../workers/engine/analysis/uncertainty/uncertainty.ts";
import type { Catalogue } from "../../../workers/engine/catalogue.ts";
import { metricColumns } from "../../score-tables/metric-columns.ts";
import { metricTotals } from "../../score-tables/raw-in-words.tsx";
import { sharedAmounts } from "../../text/amounts.ts";
import { uncertaintyTexts } from "../../text/en/uncertainty.ts";
import { valueTexts } from "../../text/en/values.ts";
import { formatRaw, formatScore } from "../../text/format.ts";
import { formatSummary, formatSummaryRange } from "../../text/shares.ts";
import { ColumnHeads, DataTable, KeyCell, NumberCell, Row } from "../../ui/data-table/data-table.tsx";
import { WithUnits } from "../../ui/with-units/with-units.tsx";
import { bestFirst, type Drawn, intervalOf, isMetric, plainOf } from "./drawn.ts";
import * as styles from "./uncertainty.css.ts";

/** Formatting of a column's values, with one unit and precision. */
interface Writing {
  readonly unit: string;
  readonly value: (value: number | null) => string;
  /** two values as a range, where the unit is part of each value */
  readonly range?: (low: number, high: number) => string;
}

const SCORES: Writing = { unit: "", value: formatScore };

const SUMMARIES: Writing = { unit: "", value: formatSummary, range: formatSummaryRange };

/** Formatting for raw values of a metric and their ranges, with the unit and precision for the largest. */
const rawWriting = (catalogue: Catalogue, metric: MetricId, drawn: readonly Drawn[]): Writing => {
  const column = metricColumns(catalogue, undefined).find(({ metric_id }) => metric_id === metric);
  if (column === undefined || column.isRating) {
    return { unit: column?.unit ?? "", value: (value) => formatRaw(metric, value) };
  }
  const values = drawn.flatMap((one) => {
    const range = intervalOf(one, metric);
    return [one.plain.raw[metric] ?? 0, range?.low ?? 0, range?.high ?? 0];
  });
  const largest = Math.max(0, ...values.map(Math.abs));
  const { unit } = metricTotals(catalogue, metric, largest);
  const write = sharedAmounts(values, unit);
  return { unit: unit.unit, value: (value) => (value === null ? valueTexts.unknown : write(value)) };
};

/** "5–95 %: 26–37", or a text that the value does not vary if both ends are equal. */
const rangeShown = (range: Interval | null, { value, range: written }: Writing): string => {
  if (range === null) return valueTexts.notApplicable;
  const [low, high] = [value(range.low), value(range.high)];
  const words = uncertaintyTexts.ranges;
  if (range.low === range.high) return words.fixed;
  if (written) return words.of(written(range.low, range.high));
  return words.of(range.low < 0 ? valueTexts.signedRange(low, high) : valueTexts.range(low, high));
};

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
