import { useAtomValue } from "jotai";
import { costPerUse } from "../../../workers/engine/analysis/cost.ts";
import { breakEvensAtom } from "../../state/comparison/comparison-parts.ts";
import type { SectionProps } from "../../state/comparison/compared-product.ts";
import { comparisonCostsAtom } from "../../state/analysis/cost-basis.ts";
import { costsAtom, currencyAtom } from "../../state/analysis/costs.ts";
import { costTexts as words } from "../../text/en/cost.ts";
import { inSentence } from "../../text/in-sentence.ts";
import { byName } from "../../text/lists.ts";
import { formatMoney } from "../../text/money.ts";
import { useFirstRows } from "../../ui/data-table/first-rows.tsx";
import { CostSection } from "./cost-section.tsx";
import { moneyBreakEvenSentence, moneyBreakEvens } from "./money-break-evens.ts";

const NO_PRICE = { piece: null, wash: null } as const;

/** Cost per serving from the user's prices, and the break-even in money next to the break-even on climate. */
export default function ComparisonCost({ id, comparison_id, products }: SectionProps) {
  const { value: bases, problem } = useAtomValue(comparisonCostsAtom(comparison_id));
  const { value: pairs } = useAtomValue(breakEvensAtom(comparison_id));
  const { prices } = useAtomValue(costsAtom);
  const currency = useAtomValue(currencyAtom({ kind: "comparison", id: comparison_id }));
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
  const meetings = moneyBreakEvens(rows, pairs ?? []);
  const shown = (cost: number | null) => (cost === null ? words.unknown : formatMoney(cost, currency));
  return (
    <CostSection
      id={id}
      subject={{ kind: "comparison", id: comparison_id }}
      hasFailed={problem !== null}
      sentence={
        costed.length < 2 || cheapest === undefined
          ? words.enter
          : [
              words.cheapest(inSentence(cheapest.name), formatMoney(cheapest.cost, currency)),
              ...moneyBreakEvenSentence(meetings),
              ...(costed.length < rows.length ? [words.missing(rows.length - costed.length)] : []),
            ].join(" ")
      }
      rows={first.shown}
      widths={["", "17%", "17%", "12%", "14%", "15%"]}
      columns={[
        { head: words.perUse, shown: ({ perUse }) => shown(perUse) },
        { head: words.perServing, weight: "strong", shown: ({ cost }) => shown(cost) },
      ]}
      meetings={meetings}
    >
      {first.more}
    </CostSection>
  );
}
