/** What the product form needs of the reference data for one use case and region of use. Plain data. */
export interface EditorTables {
  readonly version: string;
  readonly region_use: string;
  readonly use_case: {
    readonly usecase_id: string;
    readonly usecase_name: string;
    readonly type: "volume" | "area" | "count";
    /** of the product size */
    readonly unit: string;
    /** null = the tables give none */
    readonly size_standard: number | null;
  };
  /** names that components have in the shipped products, most frequent first */
  readonly component_types: readonly string[];
  /** by family, then name */
  readonly materials: readonly EditorMaterial[];
  readonly contacts: readonly EditorContact[];
  readonly litter_classes: readonly EditorLitterClass[];
  readonly litter_class_default: string;
  readonly wash_systems: readonly EditorWashSystem[];
  /** of the use case; null = none */
  readonly wash_default: { readonly wash_system_id: string | null; readonly wash_cap: number | null } | null;
  /** side of a rack, cm */
  readonly wash_rack_cm: number;
  readonly modes: readonly EditorTransportMode[];
  /** where a product can be made, by region_order */
  readonly production_regions: readonly { readonly region_id: string; readonly region_name: string }[];
  readonly default_trans_scenario: string | null;
  /** default stages by scenario and region of production; "" = any region without rows of its own */
  readonly stages: readonly {
    readonly trans_scenario_id: string;
    readonly region_production: string;
    readonly stages: readonly EditorStage[];
  }[];
  readonly compost_certificates: readonly { readonly id: string; readonly name: string; readonly counts: boolean }[];
  /** `reward` 0-4: what it takes off the worst sourcing score of 5 */
  readonly sourcing_certificates: readonly { readonly id: string; readonly name: string; readonly reward: number }[];
  /** of compliance, 0 = none, upward */
  readonly compliance_tiers: readonly EditorLevel[];
  /** of declaration, 0 = not declared */
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
  /** one of its bases is made in a recycled way too */
  readonly recycled_content_made: boolean;
  /** recipe_rc_allow_yn of components made of it */
  readonly recycled_content_allowed: boolean;
  /** RC_default in the region of use, percent, not rounded */
  readonly recycled_content_default: number;
  /** recycled content counts for sustainable sourcing */
  readonly rewards_recycled_content: boolean;
  /** certificates count for sustainable sourcing */
  readonly biomass: boolean;
  /** there is a stream that recycles it; without one "designed for recycling" counts nothing */
  readonly recyclable: boolean;
  readonly compostable: boolean;
}

export interface EditorContact {
  readonly coc_contact_id: string;
  readonly name: string;
  /** how much it counts for chemicals of concern: 0, 0.1, 1 */
  readonly weight: number;
  /**
   * A component may have it though no other has contact with food: an edge-case option, or what a lone component of a
   * shipped product of this use case has (a carrier bag touches no food).
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
  /** one way; 0 on site */
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
