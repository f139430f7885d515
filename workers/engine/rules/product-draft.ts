/** One part of a product as the form holds it. null and "" = nothing entered or chosen. */
export interface ComponentDraft {
  readonly component_id: string;
  /** the component type: Body, Lid … */
  readonly component_name: string;
  readonly mat_recipe_id: string;
  readonly mass_grams: number | null;
  readonly coc_contact_id: string;
  readonly litter_class: string;
  /** the heaviest; follows from the masses (main-component.ts) */
  readonly main: boolean;
  /** may it hold recycled content at all (recipe_rc_allow_yn)? Follows from the material */
  readonly recycled_content_allowed: boolean;
  /** percent; null = not edited: the region's default for the material counts, in each region its own */
  readonly recycled_content: number | null;
  readonly designed_for_recycling: boolean;
  /** counts where no certificate of compostability is held */
  readonly compostable_default: boolean;
  /** ids held, in code-unit order */
  readonly compost_certificates: readonly string[];
  readonly sourcing_certificates: readonly string[];
  /** tier of compliance, 0 = none */
  readonly compliance: number;
  /** level of declaration, 0 = not declared */
  readonly disclosure: number;
}

/** A transport stage that was edited; null = as the defaults say. `min` and `max` are those of its mode. */
export interface StageDraft {
  readonly mode: string | null;
  readonly km: number | null;
  readonly min: number | null;
  readonly max: number | null;
}

/**
 * A product while it is edited: everything the form shows, plain data. Made by `draftOfSaved`, `blankDraft`, `copyOf`;
 * changed by the rules of this folder alone; saved by `savedOfDraft`. Preview overrides are nothing but a draft: they
 * take precedence over what is saved because the draft is scored in its place, and go when the draft goes.
 */
export interface ProductDraft {
  readonly prodsys_id: string;
  readonly usecase_id: string;
  readonly name: string;
  readonly description: string;
  /** GTIN or own article number; "" = none */
  readonly item_code: string;
  readonly notes: string;
  /** what other programs put beside the product (contract/custom-product.ts): saved again as it is */
  readonly carried: { readonly recipes: unknown; readonly wash_default: unknown };
  /** in the unit of the use case */
  readonly size: number | null;
  /** the unit's name, kept for display alone */
  readonly size_unit: string;
  /** percent; null = the default */
  readonly mass_load_percent: number | null;
  /** the fraction that the percentage was read from: unless it is edited it is saved digit by digit as it was */
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
  /** one way; null = the wash system's own */
  readonly wash_distance_km: number | null;
  /** null = the default scenario */
  readonly trans_scenario_id: string | null;
  /** null = made where it is used */
  readonly region_production: string | null;
  /** edited stages alone, by context_id */
  readonly stages: Readonly<Record<string, StageDraft>>;
  readonly components: readonly ComponentDraft[];
}
