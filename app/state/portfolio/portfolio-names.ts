import { atom } from "jotai";
import type { Catalogue } from "../../../workers/engine/catalogue.ts";
import { catalogueAtom } from "../work/catalogue.ts";

/** What screens show of a product in a line. */
export interface NamedProduct {
  readonly prodsys_id: string;
  /** as in the tables; for display, use `productName` of app/text/format.ts */
  readonly name: string;
  readonly reusable: boolean;
  /** uses of one piece, at least 1 */
  readonly uses: number;
  /** of one piece; null = unknown */
  readonly mass_grams: number | null;
  /** false: the product was removed, and `name` is its id */
  readonly exists: boolean;
}

/** Names for the ids in portfolio lines. An unknown id is used as its name. */
export interface PortfolioNames {
  readonly usecase: (usecase_id: string) => string;
  /** the same object for the same id, so that rows do not render again */
  readonly product: (prodsys_id: string) => NamedProduct;
  readonly food: (food_id: string) => string;
  readonly foodExists: (food_id: string) => boolean;
  readonly region: (region_id: string) => string;
}

const byId = <T, K extends keyof T>(rows: readonly T[] | undefined, key: K): ReadonlyMap<T[K], T> =>
  new Map((rows ?? []).map((row) => [row[key], row]));

const namesIn = (catalogue: Catalogue | null): PortfolioNames => {
  const [usecases, products] = [byId(catalogue?.use_cases, "usecase_id"), byId(catalogue?.products, "prodsys_id")];
  const [foods, regions] = [byId(catalogue?.foods, "food_id"), byId(catalogue?.regions, "region_id")];
  const named = new Map<string, NamedProduct>();
  return {
    usecase: (id) => usecases.get(id)?.usecase_name ?? id,
    product: (prodsys_id) => {
      const before = named.get(prodsys_id);
      if (before !== undefined) return before;
      const listed = products.get(prodsys_id);
      const product = {
        prodsys_id,
        name: listed?.prodsys_name ?? prodsys_id,
        reusable: listed?.reusable ?? false,
        uses: Math.max(1, listed?.uses ?? 1),
        mass_grams: listed?.mass_grams ?? null,
        exists: listed !== undefined,
      };
      named.set(prodsys_id, product);
      return product;
    },
    food: (id) => foods.get(id)?.food_name ?? id,
    foodExists: (id) => foods.has(id),
    region: (id) => regions.get(id)?.region_name ?? id,
  };
};

const NO_NAMES = namesIn(null);
const byCatalogue = new WeakMap<Catalogue, PortfolioNames>();

/** Names of a catalogue, for example of a pinned version; the same object for the same catalogue. */
export const portfolioNamesOf = (catalogue: Catalogue | null): PortfolioNames => {
  if (catalogue === null) return NO_NAMES;
  const names = byCatalogue.get(catalogue) ?? namesIn(catalogue);
  byCatalogue.set(catalogue, names);
  return names;
};

/** Names of the current version, for choosing. The same object until reference data or own items change. */
export const portfolioNamesAtom = atom((get): PortfolioNames => portfolioNamesOf(get(catalogueAtom)));
