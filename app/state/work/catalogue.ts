import { atom, type Getter } from "jotai";
import type { CustomFood } from "../../../edge-api/contract/custom-food.ts";
import type { SavedProduct } from "../../../edge-api/contract/entities.ts";
import type { Catalogue, CatalogueFood, CatalogueProduct } from "../../../workers/engine/catalogue.ts";
import { listedProduct } from "../../../workers/engine/rules/listed-product.ts";
import { foodsAtom } from "./foods.ts";
import { productsAtom } from "./products.ts";
import { referenceCatalogueAtom } from "../engine/reference-catalogue.ts";
import { choosableNames, type ChoosableNames } from "../../../workers/choosable-names.ts";

/** Sorts own foods after the built-in ones (specification section 5). */
const OWN_ORDER = 999_999;

const listedFood = ({ food_id, food_name, props }: CustomFood): CatalogueFood => ({
  food_id,
  own: true,
  food_name,
  order: OWN_ORDER,
  props: Object.fromEntries(props.map(({ food_prop_id, value_id }) => [food_prop_id, value_id])),
});

/** Own items hide built-in ones of the same id, as in the scores (method.md section 8). */
const withOwn = <Key extends string, T extends Readonly<Record<Key, string>>>(
  builtIn: readonly T[],
  own: readonly T[],
  key: Key,
): readonly T[] => {
  const hidden = new Set(own.map((one) => one[key]));
  return own.length === 0 ? builtIn : [...builtIn.filter((one) => !hidden.has(one[key])), ...own];
};

/** Converts each saved product once per dataset: a user may have 2,000 of them, and an edit changes one. */
const listedIn = new WeakMap<Catalogue, WeakMap<SavedProduct, CatalogueProduct>>();

const listedOnce = (saved: SavedProduct, reference: Catalogue): CatalogueProduct => {
  const known = listedIn.get(reference) ?? new WeakMap<SavedProduct, CatalogueProduct>();
  listedIn.set(reference, known);
  const listed = known.get(saved) ?? listedProduct(saved, reference);
  known.set(saved, listed);
  return listed;
};

const names = new Intl.Collator("en");

const ownProductsAtom = atom((get) => get(productsAtom).map(({ product }) => product));
const ownFoodsAtom = atom((get) => get(foodsAtom).map(({ food }) => listedFood(food)));

/** A dataset with the user's own products and foods; null = no dataset is loaded. */
export const withOwnItems = (get: Getter, reference: Catalogue | null): Catalogue | null =>
  reference && {
    ...reference,
    products: withOwn(
      reference.products,
      get(ownProductsAtom)
        .map((product) => listedOnce(product, reference))
        .toSorted((a, b) => names.compare(a.prodsys_name, b.prodsys_name)),
      "prodsys_id",
    ),
    foods: withOwn(reference.foods, get(ownFoodsAtom), "food_id"),
  };

/**
 * Names, order and figures of everything that can be chosen and shown: the loaded dataset, own products (by name, after the
 * built-in ones) and own foods. Never null while loading is "ready".
 */
export const catalogueAtom = atom((get): Catalogue | null => withOwnItems(get, get(referenceCatalogueAtom)));

/** Names that can be chosen now: of the current reference data and own items. Null until the catalogue is loaded. */
export const choosableNamesAtom = atom((get): ChoosableNames | null => {
  const catalogue = get(catalogueAtom);
  return catalogue && choosableNames(catalogue);
});
