import type { BreakEven, BreakEvenPair } from "../../../workers/engine/analysis/break-even.ts";
import { moneyBreakEven, type Price } from "../../../workers/engine/analysis/cost.ts";
import { costTexts } from "../../text/en/cost.ts";
import { inSentence } from "../../text/in-sentence.ts";

/** A product with its price. */
export interface Costed {
  readonly prodsys_id: string;
  readonly name: string;
  readonly reusable: boolean;
  readonly uses: number;
  readonly washes: number;
  /** items per functional unit; null = unknown */
  readonly items: number | null;
  readonly price: Price;
}

/** Break-even of a reusable with a single-use product, in money and on climate. */
export interface MoneyBreakEven {
  readonly reusable: Costed;
  readonly other: Costed;
  readonly money: BreakEven;
  readonly climate: BreakEven;
}

/** The break-even of each pair whose prices are both known. */
export const moneyBreakEvens = (
  products: readonly Costed[],
  pairs: readonly BreakEvenPair[],
): readonly MoneyBreakEven[] =>
  pairs.flatMap(({ reusable_id, other_id, by_metric }): MoneyBreakEven[] => {
    const reusable = products.find(({ prodsys_id }) => prodsys_id === reusable_id);
    const other = products.find(({ prodsys_id }) => prodsys_id === other_id);
    if (!reusable || !other || reusable.items === null || other.items === null) return [];
    const money = moneyBreakEven({ ...reusable, items: reusable.items }, { ...other, items: other.items });
    return money === null ? [] : [{ reusable, other, money, climate: by_metric.climate }];
  });

/** A sentence on the first pair with a break-even both in money and on climate; empty if there is none. */
export const moneyBreakEvenSentence = (meetings: readonly MoneyBreakEven[]): readonly string[] => {
  for (const { reusable, other, money, climate } of meetings) {
    if (money.uses === null || climate.uses === null) continue;
    return [costTexts.sentence(inSentence(reusable.name), inSentence(other.name), money.uses, climate.uses)];
  }
  return [];
};
