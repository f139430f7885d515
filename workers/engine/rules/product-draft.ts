/** One component in the product form. null and "" = nothing entered or chosen. */
export interface ComponentDraft {
  readonly component_id: string;
  /** the component type: Body, Lid … */
  readonly component_name: string;
  readonly mat_recipe_id: string;
  readonly mass_grams: number | null;
  /** how the mass is known; "" = assumed, the mass of a typical product */
  readonly mass_basis: "" | "weighed" | "specified";
  readonly coc_contact_id: string;
  readonly litter_class: string;
  /** the heaviest component; derived from the masses (main-component.ts) */
  readonly main: boolean;
  /** whether recycled content is allowed (recipe_rc_allow_yn); derived from the material */
  readonly recycled_content_allowed: boolean;
  /** percent; null = not edited: the default of the region of use for the material */
  readonly recycled_content: number | null;
  readonly designed_for_recycling: boolean;
  /** applies if the component has no certificate of compostability */
  readonly compostable_default: boolean;
  /** ids held, in code-unit order */
  readonly compost_certificates: readonly string[];
  readonly sourcing_certificates: readonly string[];
  /** compliance tier, 0 = none */
  readonly compliance: number;
  /** disclosure level, 0 = not declared */
  readonly disclosure: number;
}

/** An edited transport stage; null = default. `min` and `max`: limits of its mode, km. */
export interface StageDraft {
  readonly mode: string | null;
  readonly km: number | null;
  readonly min: number | null;
  readonly max: number | null;
}

/**
 * A product in the form, as plain data. Created by `draftOfSaved`, `blankDraft` and `copyOf`; changed only by the rules
 * of this folder; saved by `savedOfDraft`. The preview scores the draft in place of the saved product.
 */
export interface ProductDraft {
  readonly prodsys_id: string;
  readonly usecase_id: string;
  readonly name: string;
  readonly description: string;
  /** GTIN or own article number; "" = none */
  readonly item_code: string;
  readonly notes: string;
  /** data of other programs stored with the product (contract/custom-product.ts), saved unchanged */
  readonly carried: { readonly recipes: unknown; readonly wash_default: unknown };
  /** in the unit of the use case */
  readonly size: number | null;
  /** name of the unit, for display only */
  readonly size_unit: string;
  /** percent; null = the default */
  readonly mass_load_percent: number | null;
  /** the saved fraction as text; saved unchanged unless the percentage is edited */
  readonly mass_load_stated: string | null;
  readonly reusable: boolean;
  /** as entered; null counts as 1 */
  readonly uses: number | null;
  /** "" = none chosen */
  readonly wash_system_id: string;
  /** items that share a rack */
  readonly wash_load: number | null;
  /** null counts as 1 */
  readonly washes_per_use: number | null;
  /** one way; null = that of the wash system */
  readonly wash_distance_km: number | null;
  /** null = the default scenario */
  readonly trans_scenario_id: string | null;
  /** null = the region of use */
  readonly region_production: string | null;
  /** only edited stages, by context_id */
  readonly stages: Readonly<Record<string, StageDraft>>;
  readonly components: readonly ComponentDraft[];
}
