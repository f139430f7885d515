/** Source of a figure; "" and null = not stated. */
export interface Provenance {
  readonly source: string;
  readonly source_year: number | null;
  readonly geography: string;
  /** measured, government-factor, published-LCA, derived, expert-estimate, definition */
  readonly quality: string;
  /** seen, corroborated, recalled, computed, assumed */
  readonly checked: string;
}

/** One component with overrides and defaults applied, as in the scores. */
export interface ProfileComponent {
  readonly component_id: string;
  readonly component_name: string;
  readonly mat_recipe_id: string;
  readonly material: string;
  readonly mass_grams: number;
  /** effective share, 0-1 */
  readonly recycled_content: number;
  /** name of the kind of contact with food; null = not stated */
  readonly contact: string | null;
  readonly litter_class: string;
  /** "" = not stated */
  readonly litter_description: string;
  /** 0-1 */
  readonly litter_rate: number;
}

export interface ProfileWashing {
  readonly system: string;
  readonly washes_per_use: number;
  readonly items_per_rack: number;
  /** one way to a washing hub; null = washed on site */
  readonly hub_km: number | null;
}

/** Data of a product in the region of use, with names instead of ids. */
export interface ProductProfile {
  readonly prodsys_id: string;
  readonly description: string;
  readonly custom: boolean;
  readonly reusable: boolean;
  readonly uses: number;
  /** in the unit of its use case; null = unknown */
  readonly size: number | null;
  readonly mass_grams: number;
  readonly components: readonly ProfileComponent[];
  /** null = not washed; an unknown system is shown by its id */
  readonly washing: ProfileWashing | null;
  readonly transport: readonly { readonly stage: string; readonly mode: string; readonly km: number }[];
  /** `stated` = false: no region is stated, so the region of use applies */
  readonly production: { readonly region_id: string; readonly region_name: string; readonly stated: boolean };
  /** source of the product's own data; null for the user's own products */
  readonly provenance: Provenance | null;
  /** sources of the activities in its climate value, each once, in the order of the inventory */
  readonly figures: readonly (Provenance & { readonly activity_id: string; readonly activity_name: string })[];
}
