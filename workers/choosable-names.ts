import type { Catalogue } from "./engine/catalogue.ts";

/** The dataset's name of an item that is shown under a translated name. */
interface Original {
  readonly original_name?: string;
}

/** The product that a name in imported lists stands for. */
export interface NameMapping {
  readonly name: string;
  /** null: lines with this name are skipped */
  readonly prodsys_id: string | null;
}

/** Names of the catalogue and of own items, in no particular language, for imports, exports and suggestions. */
export interface ChoosableNames {
  readonly products: readonly (Original & {
    readonly prodsys_id: string;
    readonly prodsys_name: string;
    readonly usecase_id: string;
    readonly reusable: boolean;
    /** uses per piece, at least 1 */
    readonly uses: number;
    /** grams per piece; absent: unknown */
    readonly mass_grams?: number;
    /** materials, heaviest first */
    readonly material_ids?: readonly string[];
    /** GTIN or article number of an own product */
    readonly item_code?: string;
    /** defined by the user */
    readonly own?: boolean;
  })[];
  readonly foods: readonly (Original & { readonly food_id: string; readonly food_name: string })[];
  readonly use_cases: readonly (Original & { readonly usecase_id: string; readonly usecase_name: string })[];
  /** food of lines without one */
  readonly default_food: string;
  /** the user's name mappings; later ones win */
  readonly mappings?: readonly NameMapping[];
  /** the build's trade words as JSON text; absent: only exact names are found */
  readonly trade_words?: string;
}

/** The names of a catalogue for imports, exports and suggestions. */
export const choosableNames = ({ products, foods, use_cases, default_food }: Catalogue): ChoosableNames => ({
  products: products.map(
    ({
      prodsys_id,
      prodsys_name,
      original_name,
      usecase_id,
      reusable,
      uses,
      mass_grams,
      material_ids,
      own,
      item_code,
    }) => ({
      prodsys_id,
      prodsys_name,
      ...(original_name === undefined ? {} : { original_name }),
      usecase_id,
      reusable,
      uses: Math.max(1, uses),
      mass_grams,
      material_ids,
      own,
      ...(item_code === undefined ? {} : { item_code }),
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
