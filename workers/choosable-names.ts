import type { Catalogue } from "./engine/catalogue.ts";

/** The name that the dataset has for what is shown under a translated one. */
interface Original {
  readonly original_name?: string;
}

/** What a name of other people's lists means. */
export interface NameMapping {
  readonly name: string;
  /** null = left out */
  readonly prodsys_id: string | null;
}

/** What the user may name: catalogue and own items. For imports, exports and suggestions, which know no language. */
export interface ChoosableNames {
  readonly products: readonly (Original & {
    readonly prodsys_id: string;
    readonly prodsys_name: string;
    readonly usecase_id: string;
    readonly reusable: boolean;
    /** uses of one piece, at least 1 */
    readonly uses: number;
    /** of one piece; absent = not known */
    readonly mass_grams?: number;
    /** what it is made of, heaviest first */
    readonly material_ids?: readonly string[];
    /** GTIN or own article number of a product that the user defined */
    readonly item_code?: string;
    /** defined by the user */
    readonly own?: boolean;
  })[];
  readonly foods: readonly (Original & { readonly food_id: string; readonly food_name: string })[];
  readonly use_cases: readonly (Original & { readonly usecase_id: string; readonly usecase_name: string })[];
  /** of lines that name none */
  readonly default_food: string;
  /** what others call products, as the user decided; later ones win */
  readonly mappings?: readonly NameMapping[];
  /** the trade words as the build writes them, JSON text; absent = names are found as they stand only */
  readonly trade_words?: string;
}

/** What an import, an export or a suggestion may name of a catalogue. */
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
