import { atom } from "jotai";
import * as v from "valibot";
import type { Price } from "../../../workers/engine/analysis/cost.ts";
import { persistedAtom } from "../core/persisted-atom.ts";

/** Currencies for prices; amounts are never converted. */
export const CURRENCIES = ["EUR", "USD", "GBP", "CHF", "CAD", "AUD", "MXN", "SEK", "DKK", "NOK", "PLN", "JPY"] as const;
export type Currency = (typeof CURRENCIES)[number];

export interface Costs {
  readonly currency: Currency;
  /** by prodsys_id */
  readonly prices: ReadonlyMap<string, Price>;
}

const AmountSchema = v.nullable(v.pipe(v.number(), v.finite(), v.minValue(0)));
const CostsSchema = v.object({
  currency: v.picklist(CURRENCIES),
  prices: v.array(v.tuple([v.string(), v.object({ piece: AmountSchema, wash: AmountSchema })])),
});

type StoredCosts = Readonly<v.InferOutput<typeof CostsSchema>>;

const keptAtom = persistedAtom<StoredCosts>("product_prices", CostsSchema, { currency: "EUR", prices: [] });
const isStoredAtom = atom(true);

/** The prices that the user has entered, kept in this browser. */
export const costsAtom = atom((get): Costs => {
  const { currency, prices } = get(keptAtom);
  return { currency, prices: new Map(prices) };
});

/** Whether storage refuses the prices: they last until the page is left. */
export const costsLastOnlyHereAtom = atom((get): boolean => !get(isStoredAtom));

const keepAtom = atom(null, (_get, set, { currency, prices }: Costs) =>
  set(isStoredAtom, set(keptAtom, { currency, prices: [...prices] })),
);

/** Sets the price of a product; an empty one removes it. */
export const setPriceAtom = atom(null, (get, set, prodsys_id: string, price: Price) => {
  const costs = get(costsAtom);
  const prices = new Map(costs.prices);
  if (price.piece === null && price.wash === null) prices.delete(prodsys_id);
  else prices.set(prodsys_id, price);
  set(keepAtom, { ...costs, prices });
});

/** Changes the currency; the amounts stay the same. */
export const setCurrencyAtom = atom(null, (get, set, currency: Currency) =>
  set(keepAtom, { ...get(costsAtom), currency }),
);

export const clearPricesAtom = atom(null, (get, set) => set(keepAtom, { ...get(costsAtom), prices: new Map() }));
