/** The name that the dataset has for what is shown under a translated one. */
interface Original {
  readonly original_name?: string;
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
  })[];
  readonly foods: readonly (Original & { readonly food_id: string; readonly food_name: string })[];
  readonly use_cases: readonly (Original & { readonly usecase_id: string; readonly usecase_name: string })[];
  /** of lines that name none */
  readonly default_food: string;
}
