import { QUANT_METRIC_IDS } from "../../../edge-api/contract/metrics.ts";
import { breakEvenTexts } from "../../text/en/break-even.ts";
import { formatCount } from "../../text/format.ts";
import { caption } from "../../theme/text.css.ts";
import { Cell, DataTable, Head, HeadRow, KeyCell, Row } from "../../ui/data-table.tsx";
import * as styles from "./break-even.css.ts";
import type { AgainstBest } from "./portfolio-meetings.ts";
import { usesShown } from "./uses-shown.ts";

interface PortfolioBreakEvenTableProps {
  readonly rows: readonly AgainstBest[];
  readonly usecase: (usecase_id: string) => string;
}

/** Every reusable of a portfolio against the best single-use product of its use case, on every metric. */
export const PortfolioBreakEvenTable = ({ rows, usecase }: PortfolioBreakEvenTableProps) => {
  const words = breakEvenTexts;
  const hasNever = rows.some(({ pair }) =>
    QUANT_METRIC_IDS.some((metric) => pair.by_metric[metric].never === "wash_costs_more"),
  );
  return (
    <>
      <DataTable
        caption={words.portfolio.caption}
        showCaption
        className={styles.wideOnly}
        widths={["26%", "26%", "10%", "9.5%", "9.5%", "9.5%", "9.5%"]}
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
            <Row key={`${row.usecase_id} ${row.reusable.prodsys_id}`}>
              <KeyCell>
                {row.reusable.name}
                <span className={styles.second}>{usecase(row.usecase_id)}</span>
              </KeyCell>
              <Cell>{row.other.name}</Cell>
              <Cell numeric muted>
                {formatCount(row.reusable.uses)}
              </Cell>
              {QUANT_METRIC_IDS.map((metric) => (
                <Cell key={metric} numeric>
                  {usesShown(row.pair, metric)}
                </Cell>
              ))}
            </Row>
          ))}
        </tbody>
      </DataTable>
      <ul className={styles.phoneOnly}>
        {rows.map((row) => (
          <li key={`${row.usecase_id} ${row.reusable.prodsys_id}`} className={styles.item}>
            <p>{words.pair(row.reusable.name, row.other.name)}</p>
            <dl className={styles.facts}>
              {QUANT_METRIC_IDS.map((metric) => (
                <div key={metric} className={styles.fact}>
                  <dt>{words.metrics[metric]}</dt>
                  <dd>{usesShown(row.pair, metric)}</dd>
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
