import { atom } from "jotai";
import type { Catalogue } from "../../../workers/engine/catalogue.ts";
import { lawOf, type LawOfProducts } from "../../../workers/engine/rules/market-rules.ts";
import { atomFamily } from "../core/atom-family.ts";
import { catalogueAtom } from "../work/catalogue.ts";

const byCatalogue = new WeakMap<Catalogue, Map<string, LawOfProducts>>();

/** The market rules of a catalogue's products in a region of use; the same object for the same catalogue and region. */
export const lawOfProducts = (catalogue: Catalogue, region_use: string): LawOfProducts => {
  const regions = byCatalogue.get(catalogue) ?? new Map<string, LawOfProducts>();
  byCatalogue.set(catalogue, regions);
  const law = regions.get(region_use) ?? lawOf(catalogue.products, region_use, catalogue);
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
