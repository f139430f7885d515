import { atom } from "jotai";
import * as v from "valibot";
import type { Price } from "../../../workers/engine/analysis/cost.ts";
import { jsonOf } from "../../data/json-of.ts";
import { ownerNowAtom, type Owner } from "../core/owner.ts";
import { servicesAtom } from "../core/services.ts";

/** A JSON object; goes with everything else of the user at logout, and is never sent. */
const KEY = "product_prices";

/** Those that prices can be written in; nothing is ever converted. */
export const CURRENCIES = ["EUR", "USD", "GBP", "CHF", "CAD", "AUD", "MXN", "SEK", "DKK", "NOK", "PLN", "JPY"] as const;
export type Currency = (typeof CURRENCIES)[number];

export interface Costs {
  readonly currency: Currency;
  /** by prodsys_id */
  readonly prices: ReadonlyMap<string, Price>;
}

const NO_COSTS: Costs = { currency: "EUR", prices: new Map() };

const AmountSchema = v.nullable(v.pipe(v.number(), v.finite(), v.minValue(0)));
const CostsSchema = v.object({
  currency: v.picklist(CURRENCIES),
  prices: v.array(v.tuple([v.string(), v.object({ piece: AmountSchema, wash: AmountSchema })])),
});

const parsed = (text: string | null): Costs => {
  const read = v.safeParse(CostsSchema, jsonOf(text ?? "null"));
  return read.success ? { currency: read.output.currency, prices: new Map(read.output.prices) } : NO_COSTS;
};

interface Entered {
  readonly owner: Owner;
  readonly costs: Costs;
  /** the browser keeps them as well */
  readonly isStored: boolean;
}

/** of this visit and this owner, also where the browser keeps nothing; null = not touched */
const baseAtom = atom<Entered | null>(null);

/** Prices that the user has entered, in this browser. */
export const costsAtom = atom((get): Costs => {
  const base = get(baseAtom);
  return base?.owner === get(ownerNowAtom) ? base.costs : parsed(get(servicesAtom).flags.local.read(KEY));
});

/** Storage is full or closed to us: what was entered lasts until the page is left. */
export const costsLastOnlyHereAtom = atom((get): boolean => {
  const base = get(baseAtom);
  return base?.owner === get(ownerNowAtom) && !base.isStored;
});

const keepAtom = atom(null, (get, set, costs: Costs) => {
  const { local } = get(servicesAtom).flags;
  const isUsual = costs.prices.size === 0 && costs.currency === NO_COSTS.currency;
  if (isUsual) local.remove(KEY);
  const isStored = isUsual || local.write(KEY, JSON.stringify({ currency: costs.currency, prices: [...costs.prices] }));
  set(baseAtom, { owner: get(ownerNowAtom), costs, isStored });
});

/** Enters a price; one of nothing forgets the product. */
export const setPriceAtom = atom(null, (get, set, prodsys_id: string, price: Price) => {
  const costs = get(costsAtom);
  const prices = new Map(costs.prices);
  if (price.piece === null && price.wash === null) prices.delete(prodsys_id);
  else prices.set(prodsys_id, price);
  set(keepAtom, { ...costs, prices });
});

/** The prices stay the numbers that they are. */
export const setCurrencyAtom = atom(null, (get, set, currency: Currency) =>
  set(keepAtom, { ...get(costsAtom), currency }),
);

/** Forgets all prices. */
export const clearPricesAtom = atom(null, (get, set) => set(keepAtom, { ...get(costsAtom), prices: new Map() }));
