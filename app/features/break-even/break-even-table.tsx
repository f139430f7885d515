import { QUANT_METRIC_IDS, type QuantMetricId } from "../../../edge-api/contract/metrics.ts";
import type { BreakEvenPair } from "../../../workers/engine/analysis/break-even.ts";
import type { ComparedProduct, OpenNumber } from "../../state/compared-product.ts";
import { breakEvenTexts } from "../../text/en/break-even.ts";
import { formatCount } from "../../text/format.ts";
import { caption } from "../../theme/text.css.ts";
import { LinkLike } from "../../ui/button.tsx";
import { Cell, DataTable, Head, HeadRow, KeyCell, Row } from "../../ui/data-table.tsx";
import * as styles from "./break-even.css.ts";
import { usesShown } from "./uses-shown.ts";

interface BreakEvenTableProps {
  readonly products: readonly ComparedProduct[];
  readonly pairs: readonly BreakEvenPair[];
  readonly onOpen: OpenNumber;
}

const words = breakEvenTexts;

/** Every pair of the comparison on every metric, also those that the chart leaves out. */
export const BreakEvenTable = ({ products, pairs, onOpen }: BreakEvenTableProps) => {
  const rows = products
    .filter(({ reusable }) => reusable)
    .flatMap((reusable) =>
      products
        .filter((other) => !other.reusable)
        .flatMap((other) =>
          pairs
            .filter((pair) => pair.reusable_id === reusable.prodsys_id && pair.other_id === other.prodsys_id)
            .map((pair) => ({ reusable, other, pair })),
        ),
    );
  const number = ({ reusable, other, pair }: (typeof rows)[number], metric: QuantMetricId) => (
    <LinkLike
      className={styles.number}
      aria-label={`${words.pair(reusable.name, other.name)}, ${words.metrics[metric]}: ${usesShown(pair, metric)}`}
      onClick={() => onOpen({ prodsys_id: reusable.prodsys_id, metric })}
    >
      {usesShown(pair, metric)}
    </LinkLike>
  );
  const hasNever = rows.some(({ pair }) =>
    QUANT_METRIC_IDS.some((metric) => pair.by_metric[metric].never === "wash_costs_more"),
  );
  return (
    <>
      <DataTable
        caption={words.caption}
        showCaption
        className={styles.wideOnly}
        widths={["24%", "26%", "10%", "10%", "10%", "10%", "10%"]}
      >
        <thead>
          <HeadRow>
            <Head>{words.reusable}</Head>
            <Head>{words.against}</Head>
            <Head numeric>{words.countedHead}</Head>
            {QUANT_METRIC_IDS.map((metric) => (
              <Head key={metric} numeric>
                {words.metrics[metric]}
              </Head>
            ))}
          </HeadRow>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Row key={`${row.reusable.prodsys_id} ${row.other.prodsys_id}`}>
              <KeyCell>{row.reusable.name}</KeyCell>
              <Cell>{row.other.name}</Cell>
              <Cell numeric muted>
                {formatCount(row.reusable.uses)}
              </Cell>
              {QUANT_METRIC_IDS.map((metric) => (
                <Cell key={metric} numeric>
                  {number(row, metric)}
                </Cell>
              ))}
            </Row>
          ))}
        </tbody>
      </DataTable>
      <ul className={styles.phoneOnly}>
        {rows.map((row) => (
          <li key={`${row.reusable.prodsys_id} ${row.other.prodsys_id}`} className={styles.item}>
            <p>{words.pair(row.reusable.name, row.other.name)}</p>
            <dl className={styles.facts}>
              {QUANT_METRIC_IDS.map((metric) => (
                <div key={metric} className={styles.fact}>
                  <dt>{words.metrics[metric]}</dt>
                  <dd>{number(row, metric)}</dd>
                </div>
              ))}
              <div className={styles.fact}>
                <dt>{words.countedHead}</dt>
                <dd>{formatCount(row.reusable.uses)}</dd>
              </div>
            </dl>
          </li>
        ))}
      </ul>
      {hasNever && <p className={`${caption} ${styles.note}`}>{words.neverNote}</p>}
    </>
  );
};
