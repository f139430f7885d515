import { atom, type Atom } from "jotai";
import { marketRulesOf, type MarketRule } from "../../workers/engine/rules/market-rules.ts";
import { catalogueAtom } from "./catalogue.ts";

/** The rules of a region that are about each product, by prodsys_id; a product that none is about is not in it. */
export type LawOfProducts = ReadonlyMap<string, readonly MarketRule[]>;

const byRegion = new Map<string, Atom<LawOfProducts>>();

/** What the law of a region of use says of the products there are, the user's own included. */
export const lawOfProductsAtom = (region_use: string): Atom<LawOfProducts> => {
  const known = byRegion.get(region_use);
  if (known) return known;
  const made = atom((get): LawOfProducts => {
    const catalogue = get(catalogueAtom);
    if (catalogue === null) return new Map();
    return new Map(
      catalogue.products.flatMap((product) => {
        const rules = marketRulesOf(product, region_use, catalogue);
        return rules.length === 0 ? [] : [[product.prodsys_id, rules] as const];
      }),
    );
  });
  byRegion.set(region_use, made);
  return made;
};
