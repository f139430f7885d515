import { Fragment } from "react";
import { portfolioSwapsTexts as words } from "../../text/en/portfolio-swaps.ts";
import { Cell, ColumnHeads, DataTable, KeyCell, NumberCell, Row } from "../../ui/data-table/data-table.tsx";
import { WithUnits } from "../../ui/with-units/with-units.tsx";
import { LinesButton, SwapChange, SwapCommands, type SwapRowsProps } from "./swap-row-parts.tsx";
import * as styles from "./swaps.css.ts";

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
          "clamp(10rem, 18vw, 15.5rem)",
        ]}
      >
        <ColumnHeads
          text={[words.columns.number, words.columns.change]}
          numeric={[
            words.columns.lines,
            words.columns.uses,
            words.columns.gain,
            ...amounts.map(({ name, unit }) => ({ name: <WithUnits text={`${name}, ${unit}`} /> })),
          ]}
          after={[{ name: words.columns.commands, className: styles.onScreen }]}
        />
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
                <NumberCell>
                  <LinesButton swap={swap} {...props} />
                </NumberCell>
                <NumberCell>
                  <span className={styles.whole}>{swap.uses}</span>
                  {swap.usesThen !== null && <span className={styles.second}>{swap.usesThen}</span>}
                </NumberCell>
                <NumberCell strong title={swap.exactGain}>
                  {swap.gain}
                  <span className={styles.second}>{swap.upTo}</span>
                </NumberCell>
                {swap.amounts.map((change, place) => (
                  <NumberCell key={amounts[place]?.metric}>{change?.text}</NumberCell>
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
