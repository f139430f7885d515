import type { BreakEven, BreakEvenPair } from "../../../workers/engine/analysis/break-even.ts";
import { moneyBreakEven, type Price } from "../../../workers/engine/analysis/cost.ts";
import { costTexts } from "../../text/en/cost.ts";
import { inSentence } from "../../text/in-sentence.ts";

/** A product with its prices. */
export interface Costed {
  readonly prodsys_id: string;
  readonly name: string;
  readonly reusable: boolean;
  readonly uses: number;
  readonly washes: number;
  /** per functional unit; null = unknown */
  readonly items: number | null;
  readonly price: Price;
}

/** A reusable against a single-use product: from how many uses on it is ahead in money, and on climate. */
export interface MoneyMeeting {
  readonly reusable: Costed;
  readonly other: Costed;
  readonly money: BreakEven;
  readonly climate: BreakEven;
}

/** Each reusable against each single-use product, where the prices of both are known. */
export const moneyMeetings = (products: readonly Costed[], pairs: readonly BreakEvenPair[]): readonly MoneyMeeting[] =>
  pairs.flatMap(({ reusable_id, other_id, by_metric }): MoneyMeeting[] => {
    const reusable = products.find(({ prodsys_id }) => prodsys_id === reusable_id);
    const other = products.find(({ prodsys_id }) => prodsys_id === other_id);
    if (!reusable || !other || reusable.items === null || other.items === null) return [];
    const money = moneyBreakEven({ ...reusable, items: reusable.items }, { ...other, items: other.items });
    return money === null ? [] : [{ reusable, other, money, climate: by_metric.climate }];
  });

/** The first of them that money and climate both decide, in words; none: nothing. */
export const meetingSentence = (meetings: readonly MoneyMeeting[]): readonly string[] => {
  for (const { reusable, other, money, climate } of meetings) {
    if (money.uses === null || climate.uses === null) continue;
    return [costTexts.sentence(inSentence(reusable.name), inSentence(other.name), money.uses, climate.uses)];
  }
  return [];
};
