import { atom } from "jotai";
import * as v from "valibot";
import type { Price } from "../../../workers/engine/analysis/cost.ts";
import { persistedAtom } from "../core/persisted-atom.ts";
import { subjectFamily } from "../core/subject.ts";
import { subjectHead } from "../work/portfolio-heads.ts";

/** Currencies for prices; amounts are never converted. */
export const CURRENCIES = ["EUR", "USD", "GBP", "CHF", "CAD", "AUD", "MXN", "SEK", "DKK", "NOK", "PLN", "JPY"] as const;
export type Currency = (typeof CURRENCIES)[number];

/** Currency of the prices in a region until the user chooses one. */
const OF_REGION: Readonly<Record<string, Currency>> = { UnitedKingdom: "GBP", UnitedStates: "USD" };

export interface Costs {
  /** null = not chosen */
  readonly currency: Currency | null;
  /** by prodsys_id */
  readonly prices: ReadonlyMap<string, Price>;
}

const AmountSchema = v.nullable(v.pipe(v.number(), v.finite(), v.minValue(0)));
const CostsSchema = v.object({
  currency: v.nullable(v.picklist(CURRENCIES)),
  prices: v.array(
    v.tuple([v.string(), v.object({ piece: AmountSchema, wash: AmountSchema, deposit: v.optional(AmountSchema) })]),
  ),
});

type StoredCosts = Readonly<v.InferOutput<typeof CostsSchema>>;

const keptAtom = persistedAtom<StoredCosts>("product_prices", CostsSchema, { currency: null, prices: [] });
const isStoredAtom = atom(true);

/** The prices that the user has entered, kept in this browser. */
export const costsAtom = atom((get): Costs => {
  const { currency, prices } = get(keptAtom);
  return { currency, prices: new Map(prices) };
});

/** The currency that the prices of a subject are shown in: the chosen one, or that of its region. */
export const currencyAtom = subjectFamily((subject) =>
  atom((get): Currency => get(keptAtom).currency ?? OF_REGION[subjectHead(get, subject)?.region_use ?? ""] ?? "EUR"),
);

/** Whether storage refuses the prices: they last until the page is left. */
export const costsLastOnlyHereAtom = atom((get): boolean => !get(isStoredAtom));

const keepAtom = atom(null, (_get, set, { currency, prices }: Costs) =>
  set(isStoredAtom, set(keptAtom, { currency, prices: [...prices] })),
);

/** Sets the price of a product, typed in `currency`, which then stays; an empty price removes it. */
export const setPriceAtom = atom(null, (get, set, prodsys_id: string, price: Price, currency: Currency) => {
  const costs = get(costsAtom);
  const prices = new Map(costs.prices);
  if (price.piece === null && price.wash === null) prices.delete(prodsys_id);
  else prices.set(prodsys_id, price);
  set(keepAtom, { currency: prices.size > 0 ? currency : costs.currency, prices });
});

/** Changes the currency; the amounts stay the same. */
export const setCurrencyAtom = atom(null, (get, set, currency: Currency) =>
  set(keepAtom, { ...get(costsAtom), currency }),
);

export const clearPricesAtom = atom(null, (get, set) => set(keepAtom, { ...get(costsAtom), prices: new Map() }));
