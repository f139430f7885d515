import { portfolioSwapsTexts as words } from "../../text/en/portfolio-swaps.ts";
import { WithUnits } from "../../ui/with-units/with-units.tsx";
import { AmountBar } from "../../ui/data-table/amount-bar.tsx";
import type { ShownSwap } from "./shown-swaps.ts";
import { LinesButton, SwapChange, SwapCommands, type SwapRowsProps } from "./swap-row-parts.tsx";
import * as styles from "./swaps.css.ts";

const gainOf = ({ step }: ShownSwap): number => step.summary_after - step.summary_before;

/** The swaps as a list, for screens too narrow for the table. */
export const SwapList = (props: SwapRowsProps) => {
  const { amounts, rows, law, opened, linesOf } = props;
  const largest = Math.max(...rows.map(gainOf));
  return (
    <ul className={styles.list} aria-label={words.title}>
      {rows.map((swap) => {
        const changes = amounts.flatMap(({ name, unit }, place) => {
          const change = swap.amounts[place] ?? null;
          return change === null ? [] : [{ term: `${name}, ${unit}`, ...change }];
        });
        return (
          <li key={swap.key} className={styles.item}>
            <div className={styles.itemHead}>
              <span className={styles.number}>{swap.number}</span>
              <span className={styles.itemChange}>
                <SwapChange {...{ swap, law }} />
              </span>
              <span className={styles.gain} title={swap.exactGain}>
                {swap.gain}
                <span className={styles.second}>{swap.upTo}</span>
                <AmountBar share={gainOf(swap) / largest} />
              </span>
            </div>
            <dl className={styles.itemFacts}>
              <div className={styles.itemFact}>
                <dt>{words.columns.lines}</dt>
                <dd>
                  <LinesButton swap={swap} {...props} />
                </dd>
              </div>
              <div className={styles.itemFact}>
                <dt>{words.columns.uses}</dt>
                <dd>{swap.usesThen === null ? swap.uses : `${swap.uses}, ${swap.usesThen}`}</dd>
              </div>
              {changes.map(({ term, text, share }) => (
                <div key={term} className={styles.itemFact}>
                  <dt>
                    <WithUnits text={term} />
                  </dt>
                  <dd className={styles.itemAmount}>
                    {text}
                    <AmountBar share={share} />
                  </dd>
                </div>
              ))}
            </dl>
            {opened === swap.key && linesOf(swap)}
            <SwapCommands swap={swap} {...props} />
          </li>
        );
      })}
    </ul>
  );
};
