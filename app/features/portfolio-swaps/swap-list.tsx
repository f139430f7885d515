import { LawTag } from "../../market-rules/law-tag.tsx";
import { portfolioSwapsTexts } from "../../text/en/portfolio-swaps.ts";
import { Button } from "../../ui/button/button.tsx";
import { ReusableMark } from "../../ui/mark/mark.tsx";
import { WithUnits } from "../../ui/with-units/with-units.tsx";
import type { SwapRowsProps } from "./swap-table.tsx";
import * as styles from "./swaps.css.ts";

const words = portfolioSwapsTexts;

/** The swaps as a list, for screens too narrow for the table. */
export const SwapList = ({ amounts, rows, law, onApply }: SwapRowsProps) => (
  <ul className={styles.list} aria-label={words.title}>
    {rows.map(({ swap, from, to, label, uses, usesThen, gain, amounts: changes, tradeOff }) => {
      const facts: readonly (readonly [string, string])[] = [
        [words.columns.uses, usesThen === null ? uses : `${uses}, ${usesThen}`],
        ...amounts.flatMap(({ name, unit }, place) => {
          const change = changes[place] ?? null;
          return change === null ? [] : [[`${name}, ${unit}`, change] as const];
        }),
        [words.columns.tradeOff, tradeOff],
      ];
      return (
        <li key={swap.entry} className={styles.item}>
          <p className={styles.itemHead}>
            <span>
              {from.name} <LawTag product={from.name} rules={law.get(from.prodsys_id)} />
              {label !== null && <span className={styles.second}>{label}</span>}
            </span>
            <span className={styles.gain}>
              {gain} <span className={styles.gainUnit}>{words.points}</span>
            </span>
          </p>
          <p className={styles.itemTo}>
            {words.columns.by} <b>{to.name}</b> {to.reusable && <ReusableMark compact />}{" "}
            <LawTag product={to.name} rules={law.get(to.prodsys_id)} />
          </p>
          <dl className={styles.itemFacts}>
            {facts.map(([term, value]) => (
              <div key={term} className={styles.itemFact}>
                <dt>
                  <WithUnits text={term} />
                </dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
          <Button
            className={styles.onScreen}
            aria-label={words.apply(from.name, to.name)}
            onClick={() => onApply(swap)}
          >
            {words.columns.apply}
          </Button>
        </li>
      );
    })}
  </ul>
);
