import type { ReactNode } from "react";
import { QUANT_METRIC_IDS, type QuantMetricId } from "../../../edge-api/contract/metrics.ts";
import type { BreakEvenPair } from "../../../workers/engine/analysis/break-even.ts";
import type { ComparedProduct } from "../../state/comparison/compared-product.ts";
import { breakEvenTexts as words } from "../../text/en/break-even.ts";
import { formatCount } from "../../text/format.ts";
import { caption as small } from "../../theme/text.css.ts";
import { wideOnly } from "../../theme/by-width.css.ts";
import { Cell, ColumnHeads, DataTable, KeyCell, NumberCell, Row } from "../../ui/data-table/data-table.tsx";
import { PhoneList } from "../../ui/data-table/phone-list.tsx";
import * as styles from "./break-even.css.ts";

/** A reusable and a single-use product with their break-even. */
export interface MeetingRow {
  readonly reusable: ComparedProduct;
  readonly other: ComparedProduct;
  readonly pair: BreakEvenPair;
}

interface PairsTableProps<R extends MeetingRow> {
  readonly caption: string;
  readonly rows: readonly R[];
  readonly keyOf: (row: R) => string;
  /** text below the name of the reusable; null = none */
  readonly second: (row: R) => string | null;
  /** renders the number of uses from which the reusable is ahead */
  readonly number: (row: R, metric: QuantMetricId) => ReactNode;
}

/** Uses from which each reusable is ahead, per metric: a table, or a list on a phone. */
export const PairsTable = <R extends MeetingRow>({ caption, rows, keyOf, second, number }: PairsTableProps<R>) => {
  const hasNever = rows.some(({ pair }) =>
    QUANT_METRIC_IDS.some((metric) => pair.by_metric[metric].never === "wash_costs_more"),
  );
  return (
    <>
      <DataTable
        caption={caption}
        showCaption
        className={wideOnly}
        widths={["24%", "26%", "10%", "10%", "10%", "10%", "10%"]}
      >
        <ColumnHeads
          text={[words.reusable, words.against]}
          numeric={[words.countedHead, ...QUANT_METRIC_IDS.map((metric) => words.metrics[metric])]}
        />
        <tbody>
          {rows.map((row) => (
            <Row key={keyOf(row)}>
              <KeyCell>
                {row.reusable.name}
                {second(row) !== null && <span className={styles.second}>{second(row)}</span>}
              </KeyCell>
              <Cell>{row.other.name}</Cell>
              <NumberCell muted>{formatCount(row.reusable.uses)}</NumberCell>
              {QUANT_METRIC_IDS.map((metric) => (
                <NumberCell key={metric}>{number(row, metric)}</NumberCell>
              ))}
            </Row>
          ))}
        </tbody>
      </DataTable>
      <PhoneList
        items={rows.map((row) => ({
          id: keyOf(row),
          name: words.pair(row.reusable.name, row.other.name),
          facts: [
            ...QUANT_METRIC_IDS.map((metric) => [words.metrics[metric], number(row, metric)] as const),
            [words.countedHead, formatCount(row.reusable.uses)],
          ],
        }))}
      />
      {hasNever && <p className={`${small} ${styles.note}`}>{words.neverNote}</p>}
    </>
  );
};
