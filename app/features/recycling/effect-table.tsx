import type { ReactNode } from "react";
import { recyclingTexts } from "../../text/en/recycling.ts";
import { formatCount, shownScore } from "../../text/format.ts";
import type { formatSummary } from "../../text/shares.ts";
import { Cell, DataTable, Head, HeadRow, KeyCell, Row } from "../../ui/data-table/data-table.tsx";
import * as styles from "./recycling.css.ts";

/** A score under the saved and under the draft settings; null = no score. */
export interface EffectRow {
  readonly id: string;
  readonly name: string;
  /** formats the scores, as a summary or as a metric's score */
  readonly shown: typeof formatSummary;
  readonly before: number | null;
  readonly now: number | null;
  /** text under the name */
  readonly details?: ReactNode;
}

interface EffectTableProps {
  /** head of the name column: product or metric */
  readonly head: string;
  readonly rows: readonly EffectRow[];
}

const words = recyclingTexts.effect;

/** Difference of the displayed scores in points; null = a score is missing. */
export const pointsBetween = (before: number | null, now: number | null): number | null =>
  before === null || now === null ? null : shownScore(now) - shownScore(before);

const changeText = (points: number | null): string =>
  points === null ? "" : points > 0 ? words.better(formatCount(points)) : formatCount(points);

/** Scores under the saved settings beside those under the draft settings. */
export const EffectTable = ({ head, rows }: EffectTableProps) => (
  <DataTable caption={words.caption} widths={["", "18%", "18%", "18%"]}>
    <thead>
      <HeadRow>
        <Head>{head}</Head>
        <Head numeric>{words.before}</Head>
        <Head numeric>{words.now}</Head>
        <Head numeric>{words.change}</Head>
      </HeadRow>
    </thead>
    <tbody>
      {rows.map(({ id, name, shown, before, now, details }) => (
        <Row key={id}>
          <KeyCell className={styles.effectName}>
            {name}
            {details !== undefined && <span className={styles.details}>{details}</span>}
          </KeyCell>
          <Cell numeric muted>
            {shown(before)}
          </Cell>
          <Cell numeric strong>
            {shown(now)}
          </Cell>
          <Cell numeric>{changeText(pointsBetween(before, now))}</Cell>
        </Row>
      ))}
    </tbody>
  </DataTable>
);
