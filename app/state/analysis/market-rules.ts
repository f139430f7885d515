import { atom, type Atom } from "jotai";
import type { Catalogue } from "../../../workers/engine/catalogue.ts";
import { marketRulesOf, type MarketRule } from "../../../workers/engine/rules/market-rules.ts";
import { catalogueAtom } from "../work/catalogue.ts";

/** The rules of a region that are about each product, by prodsys_id; a product that none is about is not in it. */
export type LawOfProducts = ReadonlyMap<string, readonly MarketRule[]>;

const lawIn = (catalogue: Catalogue, region_use: string): LawOfProducts =>
  new Map(
    catalogue.products.flatMap((product) => {
      const rules = marketRulesOf(product, region_use, catalogue);
      return rules.length === 0 ? [] : [[product.prodsys_id, rules] as const];
    }),
  );

const byCatalogue = new WeakMap<Catalogue, Map<string, LawOfProducts>>();

/**
 * What the law of a region of use says of the products of a catalogue, such as that which results stay with; the same object
 * for the same catalogue and region.
 */
export const lawOfProducts = (catalogue: Catalogue, region_use: string): LawOfProducts => {
  const regions = byCatalogue.get(catalogue) ?? new Map<string, LawOfProducts>();
  byCatalogue.set(catalogue, regions);
  const law = regions.get(region_use) ?? lawIn(catalogue, region_use);
  regions.set(region_use, law);
  return law;
};

const NO_LAW: LawOfProducts = new Map();
const byRegion = new Map<string, Atom<LawOfProducts>>();

/** The same of the products that can be chosen now, the user's own included. */
export const lawOfProductsAtom = (region_use: string): Atom<LawOfProducts> => {
  const known = byRegion.get(region_use);
  if (known) return known;
  const made = atom((get): LawOfProducts => {
    const catalogue = get(catalogueAtom);
    return catalogue === null ? NO_LAW : lawOfProducts(catalogue, region_use);
  });
  byRegion.set(region_use, made);
  return made;
};
