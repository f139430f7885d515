import { useAtomValue, useSetAtom } from "jotai";
import { memo, useMemo } from "react";
import type { BreakEvenPair } from "../../../workers/engine/analysis/break-even.ts";
import type { CostedBasis } from "../../../workers/engine/analysis/cost-basis.ts";
import { costPerUse } from "../../../workers/engine/analysis/cost.ts";
import { breakEvensAtom } from "../../state/comparison/comparison-parts.ts";
import type { ComparedProduct } from "../../state/comparison/compared-product.ts";
import { comparisonCostsAtom } from "../../state/analysis/cost-basis.ts";
import { costsAtom, setPriceAtom } from "../../state/analysis/costs.ts";
import { retryEngineAtom } from "../../state/engine/engine-tries.ts";
import { costTexts } from "../../text/en/cost.ts";
import { inSentence } from "../../text/in-sentence.ts";
import { byName } from "../../text/lists.ts";
import { formatMoney } from "../../text/money.ts";
import { Cell, DataTable, Head, HeadRow } from "../../ui/data-table/data-table.tsx";
import { ErrorNotice } from "../../ui/error-notice/error-notice.tsx";
import { SectionHeading } from "../../ui/page-title/page-title.tsx";
import { useInTurn } from "../../scheduling/use-in-turn.ts";
import { useFirstRows } from "../../ui/first-rows/first-rows.tsx";
import { CostHead } from "./cost-head.tsx";
import { CostWays } from "./cost-ways.tsx";
import { MoneyMeetingsTable } from "./money-meetings-table.tsx";
import { meetingSentence, moneyMeetings } from "./money-meetings.ts";
import { PriceRow } from "./price-row.tsx";
import * as styles from "./cost.css.ts";
import type { Answer } from "../../state/engine/question-atom.ts";

interface ComparisonCostProps {
  /** id of the heading */
  readonly id: string;
  readonly comparison_id: string;
  /** best first */
  readonly products: readonly ComparedProduct[];
  /** render order among the parts of the page that get new figures */
  readonly place: number;
}

const NO_PRICE = { piece: null, wash: null } as const;

type CostSectionProps = Omit<ComparisonCostProps, "place"> & {
  readonly basis: Answer<readonly CostedBasis[]>;
  readonly pairs: readonly BreakEvenPair[] | null;
};

function CostSection({ id, comparison_id, products, basis, pairs }: CostSectionProps) {
  const { value: bases, problem } = basis;
  const words = costTexts;
  const { currency, prices } = useAtomValue(costsAtom);
  const setPrice = useSetAtom(setPriceAtom);
  const retry = useSetAtom(retryEngineAtom);
  const rows = products.flatMap(({ prodsys_id, name }) => {
    const basis = bases?.find((one) => one.prodsys_id === prodsys_id);
    if (basis === undefined) return [];
    const price = prices.get(prodsys_id) ?? NO_PRICE;
    const perUse = costPerUse(price, basis);
    return [
      { ...basis, name, price, perUse, cost: perUse === null || basis.items === null ? null : perUse * basis.items },
    ];
  });
  const costed = rows.flatMap((row) => (row.cost === null ? [] : [{ ...row, cost: row.cost }]));
  const [cheapest] = costed.toSorted((a, b) => a.cost - b.cost);
  const first = useFirstRows(rows.toSorted(byName));
  const meetings = moneyMeetings(rows, pairs ?? []);
  return (
    <section aria-labelledby={id}>
      <SectionHeading id={id} title={words.title} note={words.note} />
      {problem && <ErrorNotice title={words.failed} onRetry={retry} />}
      <CostHead />
      <output className={styles.sentence} style={{ display: "block" }}>
        {costed.length < 2 || cheapest === undefined
          ? words.enter
          : [
              words.cheapest(inSentence(cheapest.name), formatMoney(cheapest.cost, currency)),
              ...meetingSentence(meetings),
              ...(costed.length < rows.length ? [words.missing(rows.length - costed.length)] : []),
            ].join(" ")}
      </output>
      <DataTable
        caption={words.prices(currency)}
        widths={["", "17%", "17%", "12%", "14%", "15%"]}
        className={styles.table}
      >
        <thead>
          <HeadRow>
            <Head>{words.product}</Head>
            <Head>{words.piece}</Head>
            <Head>{words.wash}</Head>
            <Head numeric>{words.usesHead}</Head>
            <Head numeric>{words.perUse}</Head>
            <Head numeric>{words.perServing}</Head>
          </HeadRow>
        </thead>
        <tbody>
          {first.shown.map((row) => (
            <PriceRow
              key={row.prodsys_id}
              name={row.name}
              price={row.price}
              isWashed={row.washes > 0}
              uses={row.uses}
              onPrice={(price) => setPrice(row.prodsys_id, price)}
            >
              <Cell numeric className={styles.cell}>
                <span className={styles.cellName}>{words.perUse}</span>
                {row.perUse === null ? words.unknown : formatMoney(row.perUse, currency)}
              </Cell>
              <Cell numeric strong className={styles.cell}>
                <span className={styles.cellName}>{words.perServing}</span>
                {row.cost === null ? words.unknown : formatMoney(row.cost, currency)}
              </Cell>
            </PriceRow>
          ))}
        </tbody>
      </DataTable>
      {first.more}
      <div className={styles.below}>
        <CostWays subject={{ kind: "comparison", id: comparison_id }} />
        {meetings.length > 0 && (
          <MoneyMeetingsTable subject={{ kind: "comparison", id: comparison_id }} meetings={meetings} />
        )}
      </div>
    </section>
  );
}

const MemoCost = memo(CostSection);

/**
 * Cost per serving from the user's prices, and the break-even in money beside the break-even on climate. Passes new
 * figures and a new order to the section together, in render order.
 */
export default function ComparisonCost({ place, ...props }: ComparisonCostProps) {
  const { comparison_id, products } = props;
  const basis = useAtomValue(comparisonCostsAtom(comparison_id));
  const { value: pairs } = useAtomValue(breakEvensAtom(comparison_id));
  const shown = useInTurn(
    useMemo(() => ({ products, basis, pairs }), [products, basis, pairs]),
    place,
  );
  return <MemoCost {...props} {...shown} />;
}
