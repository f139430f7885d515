import type { CSSProperties, ReactNode } from "react";
import type { MetricId } from "../../edge-api/contract/metrics.ts";
import type { Catalogue } from "../../workers/engine/catalogue.ts";
import { formatCount, formatScore, shownScore } from "../text/format.ts";
import { formatSummary } from "../text/shares.ts";
import { ColumnHeads, DataTable, KeyCell, NumberCell, Row } from "../ui/data-table/data-table.tsx";
import * as css from "./column-head.css.ts";

/** A score before and after a change; null = no score. */
export interface BeforeNow {
  readonly id: string;
  readonly name: string;
  /** formats the scores, as a summary or as a metric's score; default: as a summary */
  readonly shown?: typeof formatSummary;
  readonly before: number | null;
  readonly now: number | null;
  /** text under the name */
  readonly details?: ReactNode;
}

interface BeforeNowTableProps {
  readonly words: {
    readonly caption: string;
    readonly before: string;
    readonly now: string;
    readonly change: string;
    readonly better: (points: string) => string;
  };
  /** head of the name column */
  readonly head: string;
  readonly rows: readonly BeforeNow[];
  readonly nameClass?: string;
  /** id of a highlighted row */
  readonly selected?: string;
  readonly style?: CSSProperties;
}

/** Difference of the displayed scores in points; null = a score is missing. */
export const pointsBetween = (before: number | null, now: number | null): number | null =>
  before === null || now === null ? null : shownScore(now) - shownScore(before);

/** The id of the summary's row. */
export const SUMMARY_ROW = " summary";

interface Scores {
  readonly summary: number | null;
  readonly score: Readonly<Record<MetricId, number | null>>;
}

/** The rows of one product or portfolio: the summary, then each metric. */
export const metricRows = (name: string, before: Scores, now: Scores, { metrics }: Catalogue): readonly BeforeNow[] => [
  { id: SUMMARY_ROW, name, before: before.summary, now: now.summary },
  ...metrics
    .toSorted((a, b) => a.order - b.order)
    .map(({ metric_id, metric_name }) => ({
      id: metric_id,
      name: metric_name,
      shown: formatScore,
      before: before.score[metric_id],
      now: now.score[metric_id],
    })),
];

/** Scores before a change beside those with it, and the difference in points. */
export const BeforeNowTable = ({ words, head, rows, nameClass, selected, style }: BeforeNowTableProps) => {
  const changeText = (points: number | null): string =>
    points === null ? "" : points > 0 ? words.better(formatCount(points)) : formatCount(points);
  return (
    <DataTable caption={words.caption} widths={["", "18%", "18%", "18%"]} {...(style && { style })}>
      <ColumnHeads text={[head]} numeric={[words.before, words.now, words.change]} />
      <tbody>
        {rows.map(({ id, name, shown = formatSummary, before, now, details }) => (
          <Row key={id} selected={id === selected}>
            <KeyCell {...(nameClass !== undefined && { className: nameClass })}>
              {name}
              {details !== undefined && <span className={css.details}>{details}</span>}
            </KeyCell>
            <NumberCell muted>{shown(before)}</NumberCell>
            <NumberCell strong>{shown(now)}</NumberCell>
            <NumberCell>{changeText(pointsBetween(before, now))}</NumberCell>
          </Row>
        ))}
      </tbody>
    </DataTable>
  );
};
