import type { MarketRule, PlasticKind } from "./rules/market-rules.ts";
import type { BandRecord, MetricRecord, UseCaseRecord } from "./tables/lookup-tables.ts";
import type { FoodProperty, FoodValue } from "./tables/rating-tables.ts";

/**
 * Reference data for the user interface: names, order and the figures shown in lists. Built in the worker, so that the
 * main thread never parses the tables.
 */
export interface Catalogue {
  readonly version: string;
  readonly regions: readonly CatalogueRegion[];
  readonly metrics: readonly CatalogueMetric[];
  readonly bands: readonly CatalogueBand[];
  readonly use_cases: readonly CatalogueUseCase[];
  /** listed built-in products (include_yn and available_yn) */
  readonly products: readonly CatalogueProduct[];
  readonly foods: readonly CatalogueFood[];
  /** by mat_recipe_id */
  readonly materials: Readonly<Record<string, CatalogueMaterial>>;
  /** short names for lists, by wash_system_id */
  readonly wash_systems: Readonly<Record<string, string>>;
  readonly food_properties: readonly CatalogueFoodProperty[];
  /** information next to the results, not part of any score */
  readonly market_rules: readonly MarketRule[];
  /** reusable_min_uses (method.md section 2, params) */
  readonly reusable_min_uses: number;
  readonly default_food: string;
  /** rows read, for the loading screen: "151 products, 189 activities, 5 regions" */
  readonly counts: { readonly products: number; readonly activities: number; readonly regions: number };
}

export interface CatalogueRegion {
  readonly region_id: string;
  readonly region_name: string;
  /** form used inside a sentence: "the European Union" */
  readonly region_name2: string;
  readonly region_order: number;
  /** include_use_yn: may be chosen as region of use */
  readonly usable: boolean;
  /** how many of its rows on energy, recovery, waste and litter are its own: its note where it is chosen; null = not said */
  readonly rows: {
    readonly own: number;
    readonly all: number;
    /** the region that fills the others, and how many of those are estimates; null = there are none, or it is not said */
    readonly others: { readonly from: string; readonly estimates: number } | null;
  } | null;
}

/** `weight`: in the tables; 0 = shown, but not part of the summary. */
export type CatalogueMetric = Omit<MetricRecord, "known" | "type_port">;

export type CatalogueBand = Omit<BandRecord, "low_included" | "high_included">;

export interface CatalogueUseCase extends Omit<UseCaseRecord, "listed" | "size_standard"> {
  /** name in the dataset if the shown name is a translation; the same for products and foods */
  readonly original_name?: string;
  readonly size_standard: number;
}

export interface CatalogueMaterial {
  readonly name: string;
  readonly short_name: string;
  /** kind of plastic as distinguished by market rules; null = no plastic */
  readonly plastic: PlasticKind | null;
}

export interface CatalogueProduct {
  readonly prodsys_id: string;
  /** defined by the user */
  readonly own: boolean;
  readonly prodsys_name: string;
  readonly original_name?: string;
  readonly description: string;
  /** GTIN or own article number of an own product */
  readonly item_code?: string;
  readonly usecase_id: string;
  readonly reusable: boolean;
  /** default number of uses; 1 for single use */
  readonly uses: number;
  readonly mass_grams: number;
  readonly size: number | null;
  /** mat_recipe_ids of its components, each once, heaviest first */
  readonly material_ids: readonly string[];
  /** names of the materials, heaviest first */
  readonly materials: readonly string[];
  /** short names of the materials for lists, heaviest first */
  readonly materials_short: readonly string[];
  /** null = not washed */
  readonly wash_system: string | null;
}

export interface CatalogueFood {
  readonly food_id: string;
  /** defined by the user */
  readonly own: boolean;
  readonly food_name: string;
  readonly original_name?: string;
  readonly order: number;
  readonly props: Readonly<Record<string, string>>;
}

export interface CatalogueFoodProperty extends Omit<FoodProperty, "values"> {
  readonly values: readonly FoodValue[];
}
