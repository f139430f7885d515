import type { SwapSuggestion } from "../../../workers/engine/analysis/swap.ts";
import { LawTag } from "../../market-rules/law-tag.tsx";
import type { LawOfProducts } from "../../state/analysis/market-rules.ts";
import { portfolioSwapsTexts } from "../../text/en/portfolio-swaps.ts";
import { Button } from "../../ui/button/button.tsx";
import { Cell, DataTable, Head, HeadRow, KeyCell, Row } from "../../ui/data-table/data-table.tsx";
import { ReusableMark } from "../../ui/mark/mark.tsx";
import { WithUnits } from "../../ui/with-units/with-units.tsx";
import type { ShownSwap, SwapAmount } from "./shown-swaps.ts";
import * as styles from "./swaps.css.ts";

export interface SwapRowsProps {
  readonly amounts: readonly SwapAmount[];
  readonly rows: readonly ShownSwap[];
  readonly law: LawOfProducts;
  readonly onApply: (swap: SwapSuggestion) => void;
}

const words = portfolioSwapsTexts;

/** The swaps as a table, one per row, with gains and trade-offs. */
export const SwapTable = ({ amounts, rows, law, onApply }: SwapRowsProps) => (
  <div className={styles.scroll}>
    <DataTable
      caption={words.title}
      className={styles.table}
      widths={["15%", "15%", "11%", "7%", ...amounts.map(() => "10.5%"), "", "5.5rem"]}
    >
      <thead>
        <HeadRow>
          <Head>{words.columns.replace}</Head>
          <Head>{words.columns.with}</Head>
          <Head numeric>{words.columns.uses}</Head>
          <Head numeric>{words.columns.gain}</Head>
          {amounts.map(({ metric, name, unit }) => (
            <Head key={metric} numeric>
              <WithUnits text={`${name}, ${unit}`} />
            </Head>
          ))}
          <Head afterNumber>{words.columns.tradeOff}</Head>
          <Head className={styles.onScreen}>{words.columns.apply}</Head>
        </HeadRow>
      </thead>
      <tbody>
        {rows.map(({ swap, from, to, label, uses, usesThen, gain, amounts: changes, tradeOff }) => (
          <Row key={swap.entry}>
            <KeyCell>
              {from.name} <LawTag product={from.name} rules={law.get(from.prodsys_id)} />
              {label !== null && <span className={styles.second}>{label}</span>}
            </KeyCell>
            <KeyCell>
              {to.name} {to.reusable && <ReusableMark compact />}{" "}
              <LawTag product={to.name} rules={law.get(to.prodsys_id)} />
            </KeyCell>
            <Cell numeric>
              <span className={styles.whole}>{uses}</span>
              {usesThen !== null && <span className={styles.second}>{usesThen}</span>}
            </Cell>
            <Cell numeric strong>
              {gain}
            </Cell>
            {changes.map((change, place) => (
              <Cell key={amounts[place]?.metric} numeric>
                {change}
              </Cell>
            ))}
            <Cell afterNumber muted>
              {tradeOff}
            </Cell>
            <Cell className={styles.onScreen}>
              <Button size="small" aria-label={words.apply(from.name, to.name)} onClick={() => onApply(swap)}>
                {words.columns.apply}
              </Button>
            </Cell>
          </Row>
        ))}
      </tbody>
    </DataTable>
  </div>
);
