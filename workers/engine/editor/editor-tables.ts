/** Reference data for the product form in one use case and region of use. Plain data that can be sent between threads. */
export interface EditorTables {
  readonly version: string;
  readonly region_use: string;
  readonly use_case: {
    readonly usecase_id: string;
    readonly usecase_name: string;
    readonly type: "volume" | "area" | "count";
    /** unit of the product size */
    readonly unit: string;
    /** null = the tables give none */
    readonly size_standard: number | null;
  };
  /** component names in the built-in products, most frequent first */
  readonly component_types: readonly string[];
  /** by family, then name */
  readonly materials: readonly EditorMaterial[];
  readonly contacts: readonly EditorContact[];
  readonly litter_classes: readonly EditorLitterClass[];
  readonly litter_class_default: string;
  readonly wash_systems: readonly EditorWashSystem[];
  /** default of the use case; null = none */
  readonly wash_default: { readonly wash_system_id: string | null; readonly wash_cap: number | null } | null;
  /** side of a rack, cm */
  readonly wash_rack_cm: number;
  readonly modes: readonly EditorTransportMode[];
  /** regions of production, by region_order */
  readonly production_regions: readonly { readonly region_id: string; readonly region_name: string }[];
  readonly default_trans_scenario: string | null;
  /** default stages by scenario and region of production; "" = any region without rows of its own */
  readonly stages: readonly {
    readonly trans_scenario_id: string;
    readonly region_production: string;
    readonly stages: readonly EditorStage[];
  }[];
  readonly compost_certificates: readonly { readonly id: string; readonly name: string; readonly counts: boolean }[];
  /** `reward` 0-4 is subtracted from the worst sourcing score, 5 */
  readonly sourcing_certificates: readonly { readonly id: string; readonly name: string; readonly reward: number }[];
  /** compliance levels, ascending; 0 = none */
  readonly compliance_tiers: readonly EditorLevel[];
  /** disclosure levels, ascending; 0 = not declared */
  readonly disclosure_levels: readonly EditorLevel[];
  readonly mass_load_default_percent: number;
  readonly reusable_min_uses: number;
}

export interface EditorLevel {
  readonly level: number;
  readonly name: string;
}

export interface EditorMaterial {
  readonly mat_recipe_id: string;
  readonly name: string;
  readonly short_name: string;
  readonly family: string;
  /** 0-1 */
  readonly plastic_massfrac: number;
  /** at least one of its bases has a recycled activity */
  readonly recycled_content_made: boolean;
  /** recipe_rc_allow_yn of components made of it */
  readonly recycled_content_allowed: boolean;
  /** RC_default in the region of use, percent, not rounded */
  readonly recycled_content_default: number;
  /** recycled content counts for sustainable sourcing */
  readonly rewards_recycled_content: boolean;
  /** certificates count for sustainable sourcing */
  readonly biomass: boolean;
  /** has a recycling stream; without one "designed for recycling" has no effect */
  readonly recyclable: boolean;
  readonly compostable: boolean;
}

export interface EditorContact {
  readonly coc_contact_id: string;
  readonly name: string;
  /** weight in the chemicals rating: 0, 0.1 or 1 */
  readonly weight: number;
  /**
   * true = allowed even if no other component has contact with food: an edge-case contact, or the contact of a built-in
   * product of this use case with only one component (a carrier bag touches no food).
   */
  readonly alone: boolean;
}

export interface EditorLitterClass {
  readonly litter_class: string;
  readonly description: string;
  readonly examples: string;
  /** share of items littered in the region of use, 0-1 */
  readonly rate: number;
}

export interface EditorWashSystem {
  readonly wash_system_id: string;
  readonly name: string;
  readonly short_name: string;
  readonly off_site: boolean;
  /** one way; 0 = on site */
  readonly distance_km: number;
}

export interface EditorTransportMode {
  readonly trans_ui_type: string;
  readonly name: string;
  /** km */
  readonly dist_default: number;
  readonly min: number;
  /** null = no upper limit */
  readonly max: number | null;
}

export interface EditorStage {
  readonly context_id: string;
  readonly context_name: string;
  /** null = the tables name none */
  readonly mode: string | null;
  readonly km: number;
  readonly editable: boolean;
}
