import { LawTag } from "../../market-rules/law-tag.tsx";
import type { LawOfProducts } from "../../../workers/engine/rules/market-rules.ts";
import { portfolioSwapsTexts as words } from "../../text/en/portfolio-swaps.ts";
import { Button, LinkLike } from "../../ui/button/button.tsx";
import { VisuallyHidden } from "../../ui/hidden/hidden.tsx";
import { ReusableMark } from "../../ui/mark/mark.tsx";
import { WithUnits } from "../../ui/with-units/with-units.tsx";
import type { ShownSwap, ShownSwaps } from "./shown-swaps.ts";
import * as styles from "./swaps.css.ts";

export interface SwapRowsProps extends ShownSwaps {
  readonly law: LawOfProducts;
  /** key of the swap whose lines are listed; null = none */
  readonly opened: string | null;
  readonly onOpen: (key: string | null) => void;
  /** the suggestions are being searched again */
  readonly isSearching: boolean;
  readonly onApply: (swap: ShownSwap) => void;
  readonly onRuleOut: (swap: ShownSwap) => void;
  /** puts a swap into the plan */
  readonly onAccept: (swap: ShownSwap) => void;
  readonly isInPlan: (swap: ShownSwap) => boolean;
  /** the lines of a swap */
  readonly linesOf: (swap: ShownSwap) => React.ReactNode;
}

/** The product and its replacement, the foods, and what gets worse. */
export const SwapChange = ({ swap, law }: { readonly swap: ShownSwap; readonly law: LawOfProducts }) => {
  const { from, to, foods, tradeOff } = swap;
  return (
    <>
      <span className={styles.from}>
        {from.name}
        <LawTag product={from.name} rules={law.get(from.prodsys_id)} short />
      </span>{" "}
      <span className={styles.to}>
        <span aria-hidden="true">→</span>
        <VisuallyHidden>{words.by}</VisuallyHidden> {to.name} {to.reusable && <ReusableMark compact />}
        <LawTag product={to.name} rules={law.get(to.prodsys_id)} short />
      </span>
      <span className={styles.second}>
        {foods} ·{" "}
        {tradeOff === null ? (
          words.noTradeOff
        ) : (
          <>
            <b className={styles.worse}>{words.worse}</b> <WithUnits text={tradeOff} />
          </>
        )}
      </span>
    </>
  );
};

/** Opens and closes the list of a swap's lines. */
export const LinesButton = ({ swap, opened, onOpen }: Pick<SwapRowsProps, "opened" | "onOpen"> & SwapOf) => (
  <LinkLike
    aria-expanded={opened === swap.key}
    aria-label={words.linesButton(swap.lines, swap.from.name)}
    onClick={() => onOpen(opened === swap.key ? null : swap.key)}
  >
    {swap.lines}
  </LinkLike>
);

interface SwapOf {
  readonly swap: ShownSwap;
}

/** The commands of one swap. */
export const SwapCommands = ({
  swap,
  isSearching,
  onApply,
  onRuleOut,
  onAccept,
  isInPlan,
}: Pick<SwapRowsProps, "isSearching" | "onApply" | "onRuleOut" | "onAccept" | "isInPlan"> & SwapOf) => (
  <span className={styles.commands}>
    <Button
      size="small"
      aria-label={words.apply(swap.from.name, swap.to.name)}
      disabled={isSearching}
      onClick={() => onApply(swap)}
    >
      {words.applyShort}
    </Button>
    <Button
      size="small"
      aria-label={(isInPlan(swap) ? words.inPlanOf : words.accept)(swap.from.name, swap.to.name)}
      disabled={isSearching || isInPlan(swap)}
      onClick={() => onAccept(swap)}
    >
      {isInPlan(swap) ? words.inPlan : words.acceptShort}
    </Button>
    <Button size="small" aria-label={words.notThis(swap.to.name)} onClick={() => onRuleOut(swap)}>
      {words.notThisShort}
    </Button>
  </span>
);
