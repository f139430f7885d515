import { atom } from "jotai";
import * as v from "valibot";
import type { Price } from "../../../workers/engine/analysis/cost.ts";
import { jsonOf } from "../../data/json-of.ts";
import { ownerNowAtom, type Owner } from "../core/owner.ts";
import { servicesAtom } from "../core/services.ts";

/** A JSON object in local storage; cleared at logout and never sent. */
const KEY = "product_prices";

/** Currencies for prices; amounts are never converted. */
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
  /** also stored by the browser */
  readonly isStored: boolean;
}

/** entered in this visit by this owner; also used where storage is not available; null = not changed */
const baseAtom = atom<Entered | null>(null);

/** The prices that the user has entered, kept in this browser. */
export const costsAtom = atom((get): Costs => {
  const base = get(baseAtom);
  return base?.owner === get(ownerNowAtom) ? base.costs : parsed(get(servicesAtom).flags.local.read(KEY));
});

/** Whether storage refuses the prices: they last until the page is left. */
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
