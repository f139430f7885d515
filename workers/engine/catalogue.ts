import type { MetricId } from "../../edge-api/contract/metrics.ts";
import type { MarketRule, PlasticKind } from "./rules/market-rules.ts";

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
  /** information beside results, no part of any score */
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

export interface CatalogueMetric {
  readonly metric_id: MetricId;
  readonly metric_name: string;
  readonly unit: string;
  /** impact assessment method: "GWP100, IPCC AR5"; "" = not stated */
  readonly accounting: string;
  readonly order: number;
  /** weight in the tables; 0 = shown, but not part of the summary */
  readonly weight: number;
  readonly type: "quant" | "other";
  readonly lowest: number | null;
  readonly highest: number | null;
}

export interface CatalogueBand {
  readonly band_id: string;
  readonly low: number;
  readonly high: number;
  readonly color: string;
  readonly label: string;
}

export interface CatalogueUseCase {
  readonly usecase_id: string;
  readonly usecase_name: string;
  /** name in the dataset if the shown name is a translation; the same for products and foods */
  readonly original_name?: string;
  /** "to serve 350 ml of a hot drink" */
  readonly text_phrase: string;
  readonly group: string;
  readonly order: number;
  readonly type: "volume" | "area" | "count";
  readonly size_standard: number;
  readonly unit: string;
  /** food_ids usually served with it, for the order of lists; empty = not said */
  readonly foods: readonly string[];
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

export interface CatalogueFoodProperty {
  readonly food_prop_id: string;
  readonly food_prop_name: string;
  readonly order: number;
  readonly values: readonly {
    readonly value_id: string;
    readonly value_name: string;
    readonly order: number;
    readonly score: number;
  }[];
}
