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

const originalOf = ({ original_name }: Original): Original => (original_name === undefined ? {} : { original_name });

/** The names of a catalogue for imports, exports and suggestions. */
export const choosableNames = ({ products, foods, use_cases, default_food }: Catalogue): ChoosableNames => ({
  products: products.map((product) => {
    const { prodsys_id, prodsys_name, usecase_id, reusable, uses, mass_grams, material_ids, own, item_code } = product;
    const figures = { usecase_id, reusable, uses: Math.max(1, uses), mass_grams, material_ids, own };
    const code = item_code === undefined ? {} : { item_code };
    return { prodsys_id, prodsys_name, ...originalOf(product), ...figures, ...code };
  }),
  foods: foods.map((food) => ({ food_id: food.food_id, food_name: food.food_name, ...originalOf(food) })),
  use_cases: use_cases.map((useCase) => {
    const { usecase_id, usecase_name } = useCase;
    return { usecase_id, usecase_name, ...originalOf(useCase) };
  }),
  default_food,
});
