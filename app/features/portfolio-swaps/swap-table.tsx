import { Fragment } from "react";
import { portfolioSwapsTexts } from "../../text/en/portfolio-swaps.ts";
import { Cell, DataTable, Head, HeadRow, KeyCell, Row } from "../../ui/data-table/data-table.tsx";
import { WithUnits } from "../../ui/with-units/with-units.tsx";
import { LinesButton, SwapChange, SwapCommands, type SwapRowsProps } from "./swap-row-parts.tsx";
import * as styles from "./swaps.css.ts";

const words = portfolioSwapsTexts;

/** The longest heading fits into the last column, in Spanish too. */
const AMOUNT_WIDTHS = { climate: "8.5%", h2o: "8.5%", plastic_pollution: "10.5%" } as const;

/** The swaps as a table, one per row, in the order of the path. */
export const SwapTable = (props: SwapRowsProps) => {
  const { amounts, rows, law, opened, linesOf } = props;
  return (
    <div className={styles.scroll}>
      <DataTable
        caption={words.title}
        className={styles.table}
        widths={[
          "2.5rem",
          "",
          "4rem",
          "4.5rem",
          "4rem",
          ...amounts.map(({ metric }) => AMOUNT_WIDTHS[metric]),
          "clamp(10rem, 18vw, 14rem)",
        ]}
      >
        <thead>
          <HeadRow>
            <Head>{words.columns.number}</Head>
            <Head>{words.columns.change}</Head>
            <Head numeric>{words.columns.lines}</Head>
            <Head numeric>{words.columns.uses}</Head>
            <Head numeric>{words.columns.gain}</Head>
            {amounts.map(({ metric, name, unit }) => (
              <Head key={metric} numeric>
                <WithUnits text={`${name}, ${unit}`} />
              </Head>
            ))}
            <Head afterNumber className={styles.onScreen}>
              {words.columns.commands}
            </Head>
          </HeadRow>
        </thead>
        <tbody>
          {rows.map((swap) => (
            <Fragment key={swap.key}>
              <Row>
                <Cell>
                  <span className={styles.number}>{swap.number}</span>
                </Cell>
                <KeyCell>
                  <SwapChange {...{ swap, law }} />
                </KeyCell>
                <Cell numeric>
                  <LinesButton swap={swap} {...props} />
                </Cell>
                <Cell numeric>
                  <span className={styles.whole}>{swap.uses}</span>
                  {swap.usesThen !== null && <span className={styles.second}>{swap.usesThen}</span>}
                </Cell>
                <Cell numeric strong title={swap.exactGain}>
                  {swap.gain}
                  <span className={styles.second}>{swap.upTo}</span>
                </Cell>
                {swap.amounts.map((change, place) => (
                  <Cell key={amounts[place]?.metric} numeric>
                    {change?.text}
                  </Cell>
                ))}
                <Cell afterNumber className={styles.onScreen}>
                  <SwapCommands swap={swap} {...props} />
                </Cell>
              </Row>
              {opened === swap.key && (
                <Row>
                  <Cell />
                  <Cell colSpan={5 + amounts.length}>{linesOf(swap)}</Cell>
                </Row>
              )}
            </Fragment>
          ))}
        </tbody>
      </DataTable>
    </div>
  );
};
