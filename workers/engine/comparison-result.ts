import type { NotRecycled } from "./inventory/recovery.ts";
import type { CustomFood } from "../../edge-api/contract/custom-food.ts";
import type { OwnProduct } from "../../edge-api/contract/custom-product.ts";
import type { MetricId, QuantMetricId, Stage } from "../../edge-api/contract/metrics.ts";
import type { TriedOverrides } from "./product/what-if.ts";
import type { Warning } from "./warning.ts";

/** Recycling settings of a comparison or portfolio (method.md section 6). */
export interface RecyclingChoice {
  /** false: regional averages; true: the custom mode */
  readonly custom: boolean;
  readonly recycle?: Readonly<Record<string, boolean>>;
  readonly compost?: Readonly<Record<string, boolean>>;
}

/** The user's own weights; a metric not named weighs 0 (method.md section 8). */
export type Weights = Readonly<Partial<Record<MetricId, number>>>;

/** Settings that scores depend on besides the products. */
export interface ScoringContext {
  /** dataset version pinned by the results; absent = the current one. The caller of the engine selects the tables by it */
  readonly data_version?: string;
  readonly region_use: string;
  readonly recycling: RecyclingChoice;
  readonly weights?: Weights;
  /**
   * true = rate reusables like other products in sust_source and recoverability (method.md section 10). Display only:
   * the result is shown next to the scores and never stored.
   */
  readonly without_reuse_rule?: boolean;
  readonly custom_products: readonly OwnProduct[];
  readonly custom_foods: readonly CustomFood[];
}

export interface ComparisonInput extends ScoringContext {
  readonly usecase_id: string;
  readonly food_id: string;
  readonly products: readonly { readonly prodsys_id: string; readonly overrides?: TriedOverrides }[];
}

/** A number per metric; null = the metric is missing for this product. */
export type MetricValues = Readonly<Record<MetricId, number | null>>;

/** Where the mass of one item goes, as fractions of the item's mass (mass-weighted over components). */
export interface Circularity {
  /** share of recycled material in the item */
  readonly recycled_content: number;
  readonly recycled: number;
  readonly composted: number;
  readonly landfilled: number;
  readonly incinerated: number;
  readonly open_dumped: number;
  readonly littered: number;
  /** why nothing is recycled, by the heaviest component; null = something is */
  readonly not_recycled: NotRecycled | null;
  /** grams per functional unit, n × mass / N */
  readonly mass_per_unit: number;
}

/** Ratings that depend on declarations by the manufacturer. */
export type DeclaredMetricId = "chemicals" | "sust_source";

/** One product of a comparison. raw and per_stage are per functional unit (method.md section 3). */
export interface ProductScores {
  readonly prodsys_id: string;
  readonly raw: MetricValues;
  /** L / N + W for the inventory metrics, the rating itself for the others */
  readonly raw_per_use: MetricValues;
  /** 1-100, higher is better; unrounded */
  readonly score: MetricValues;
  /** 0-100; null when no weight is positive */
  readonly summary: number | null;
  /** id of the colour band per metric and of the summary; null = none matches */
  readonly band: Readonly<Record<MetricId, string | null>>;
  readonly summary_band: string | null;
  readonly assumed: readonly MetricId[];
  readonly below_scale: readonly MetricId[];
  /** ratings that use no declaration by the manufacturer */
  readonly undeclared: readonly DeclaredMetricId[];
  readonly per_stage: Readonly<Record<QuantMetricId, Readonly<Record<Stage, number>>>>;
  /** items per functional unit, size_standard / size; null = size unknown */
  readonly items: number | null;
  /** uses per item, N ≥ 1 */
  readonly uses: number;
  readonly reusable_in_ratings: boolean;
  readonly circularity: Circularity;
}

export interface ComparisonScores {
  /** in the order of the input; null = the product does not exist (`missing_entry`) */
  readonly products: readonly (ProductScores | null)[];
  /** largest raw per functional unit among the built-in products, per inventory metric */
  readonly highest: Readonly<Record<QuantMetricId, number>>;
  readonly warnings: readonly Warning[];
}
