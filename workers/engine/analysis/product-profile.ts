/** Where a figure comes from; "" and null = not said. */
export interface Provenance {
  readonly source: string;
  readonly source_year: number | null;
  readonly geography: string;
  /** measured, government-factor, published-LCA, derived, expert-estimate, definition */
  readonly quality: string;
  /** seen, corroborated, recalled, computed, assumed */
  readonly checked: string;
}

/** One part of a product as its scores take it: overrides applied, defaults filled in. */
export interface ProfileComponent {
  readonly component_id: string;
  readonly component_name: string;
  readonly mat_recipe_id: string;
  readonly material: string;
  readonly mass_grams: number;
  /** 0-1, as it counts */
  readonly recycled_content: number;
  /** name of the kind of contact with food; null = not stated */
  readonly contact: string | null;
  readonly litter_class: string;
  /** what the class is about; "" = not said */
  readonly litter_description: string;
  /** 0-1 */
  readonly litter_rate: number;
}

export interface ProfileWashing {
  readonly system: string;
  readonly washes_per_use: number;
  readonly items_per_rack: number;
  /** one way to a hub; null = washed on site */
  readonly hub_km: number | null;
}

/** What is known of a product in the region of use, with names instead of ids. */
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
  /** null = not washed; a system that the tables do not know keeps its id */
  readonly washing: ProfileWashing | null;
  readonly transport: readonly { readonly stage: string; readonly mode: string; readonly km: number }[];
  /** `stated` = false: none is stated, so that it is made where it is used */
  readonly production: { readonly region_id: string; readonly region_name: string; readonly stated: boolean };
  /** of the product's own figures; null for the user's own products */
  readonly provenance: Provenance | null;
  /** of the activities behind its climate figure, each once, in the order of the inventory */
  readonly figures: readonly (Provenance & { readonly activity_id: string; readonly activity_name: string })[];
}
