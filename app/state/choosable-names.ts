import { atom } from "jotai";
import type { ChoosableNames } from "../../workers/choosable-names.ts";
import type { Catalogue } from "../../workers/engine/catalogue.ts";
import { catalogueAtom } from "./catalogue.ts";

/** What an import, an export or a suggestion may name of a catalogue. */
export const choosableNames = ({ products, foods, use_cases, default_food }: Catalogue): ChoosableNames => ({
  products: products.map(
    ({ prodsys_id, prodsys_name, original_name, usecase_id, reusable, uses, material_ids, own }) => ({
      prodsys_id,
      prodsys_name,
      ...(original_name === undefined ? {} : { original_name }),
      usecase_id,
      reusable,
      uses: Math.max(1, uses),
      material_ids,
      own,
    }),
  ),
  foods: foods.map(({ food_id, food_name, original_name }) => ({
    food_id,
    food_name,
    ...(original_name === undefined ? {} : { original_name }),
  })),
  use_cases: use_cases.map(({ usecase_id, usecase_name, original_name }) => ({
    usecase_id,
    usecase_name,
    ...(original_name === undefined ? {} : { original_name }),
  })),
  default_food,
});

/** Those that can be chosen now: reference data in use and own items. Null until the catalogue is there. */
export const choosableNamesAtom = atom((get): ChoosableNames | null => {
  const catalogue = get(catalogueAtom);
  return catalogue && choosableNames(catalogue);
});
