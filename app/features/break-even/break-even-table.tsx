import type { QuantMetricId } from "../../../edge-api/contract/metrics.ts";
import type { BreakEvenPair } from "../../../workers/engine/analysis/break-even.ts";
import type { ComparedProduct, OpenNumber } from "../../state/comparison/compared-product.ts";
import { breakEvenTexts as words } from "../../text/en/break-even.ts";
import { LinkLike } from "../../ui/button/button.tsx";
import * as styles from "./break-even.css.ts";
import { PairsTable, type MeetingRow } from "./break-even-pairs.tsx";
import { usesShown } from "./uses-shown.ts";

interface BreakEvenTableProps {
  readonly products: readonly ComparedProduct[];
  readonly pairs: readonly BreakEvenPair[];
  readonly onOpen: OpenNumber;
}

/** Every pair of the comparison on every metric, including pairs that are not on the chart. */
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
  const number = ({ reusable, other, pair }: MeetingRow, metric: QuantMetricId) => (
    <LinkLike
      className={styles.number}
      aria-label={`${words.pair(reusable.name, other.name)}, ${words.metrics[metric]}: ${usesShown(pair, metric)}`}
      onClick={() => onOpen({ prodsys_id: reusable.prodsys_id, metric })}
    >
      {usesShown(pair, metric)}
    </LinkLike>
  );
  return (
    <PairsTable
      caption={words.caption}
      rows={rows}
      keyOf={({ reusable, other }) => `${reusable.prodsys_id} ${other.prodsys_id}`}
      second={() => null}
      number={number}
    />
  );
};
