import { atom } from "jotai";
import type { Catalogue } from "../../../workers/engine/catalogue.ts";
import { marketRulesOf, type LawOfProducts } from "../../../workers/engine/rules/market-rules.ts";
import { atomFamily } from "../core/atom-family.ts";
import { catalogueAtom } from "../work/catalogue.ts";

const lawIn = (catalogue: Catalogue, region_use: string): LawOfProducts =>
  new Map(
    catalogue.products.flatMap((product) => {
      const rules = marketRulesOf(product, region_use, catalogue);
      return rules.length === 0 ? [] : [[product.prodsys_id, rules] as const];
    }),
  );

const byCatalogue = new WeakMap<Catalogue, Map<string, LawOfProducts>>();

/** The market rules of a catalogue's products in a region of use; the same object for the same catalogue and region. */
export const lawOfProducts = (catalogue: Catalogue, region_use: string): LawOfProducts => {
  const regions = byCatalogue.get(catalogue) ?? new Map<string, LawOfProducts>();
  byCatalogue.set(catalogue, regions);
  const law = regions.get(region_use) ?? lawIn(catalogue, region_use);
  regions.set(region_use, law);
  return law;
};

const NO_LAW: LawOfProducts = new Map();

/** The same for the products that can be chosen now, own products included. */
export const lawOfProductsAtom = atomFamily((region_use) =>
  atom((get): LawOfProducts => {
    const catalogue = get(catalogueAtom);
    return catalogue === null ? NO_LAW : lawOfProducts(catalogue, region_use);
  }),
);
