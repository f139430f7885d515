import type { MetricId, QuantMetricId, RatingMetricId } from "../../../edge-api/contract/metrics.ts";
import type { CompiledComponent } from "../inventory/compiled-product.ts";
import type { FoodRisk, FoodTerm } from "../metrics/food-risk.ts";
import type { DecidingEstimate } from "./estimates.ts";
import type { ExplainedLine } from "./explain-lines.ts";
import type { explainSummary } from "./explain-summary.ts";
import type { WaterFigures } from "./water-figures.ts";

/** What can be explained: a metric or the summary. */
export type ExplainedSubject = MetricId | "summary";

/** The scale of a score. */
export type ExplainedScale =
  | {
      readonly type: "quant";
      readonly highest: number;
      /** the built-in product with the highest value; null = the use case has none */
      readonly set_by: { readonly prodsys_id: string; readonly prodsys_name: string } | null;
    }
  | { readonly type: "other"; readonly lowest: number | null; readonly highest: number | null };

/** A component as used in the scores, with the source of its mass ("" = unknown). */
export interface ExplainedPart extends Pick<
  CompiledComponent,
  "component_id" | "component_name" | "mat_recipe_name" | "recycled_content" | "recycled_content_from"
> {
  readonly mass_grams: number;
  readonly source: string;
  readonly source_year: number | null;
  readonly quality: string;
  readonly checked: string;
}

/** Share of a value that depends on figures of one quality. */
export interface QualityShare {
  /** measured, government-factor, published-LCA, derived, expert-estimate, definition; "" = not stated */
  readonly quality: string;
  /** of the sum of all absolute contributions, 0-1 */
  readonly share: number;
}

/**
 * The food behind a chemicals rating: score f = 1 + 9/22 × (S − 6), S the sum of its terms' scores; if it is not known, the
 * score is food_score_default and there are no terms.
 */
export interface ExplainedFood extends Pick<FoodRisk, "food_id" | "known" | "score"> {
  /** "" = unknown */
  readonly food_name: string;
  readonly terms: readonly FoodTerm[];
}

/** One component of a rating; raw = Σ weight × value. */
export interface RatingTerm {
  readonly component_id: string;
  readonly component_name: string;
  readonly mat_recipe_name: string;
  /** weight in the mean, by food contact (chemicals) or by mass; the weights sum to 1 */
  readonly weight: number;
  readonly value: number;
  /**
   * inputs of the value by name: presence, migration, inertness, contact_weight, compliance and disclosure (chemicals);
   * recycled and composted (recoverability); recycled_content (sust_source)
   */
  readonly parts: Readonly<Record<string, number>>;
  /** sust_source: the way of method.md section 7 that gave the value; else null */
  readonly way: string | null;
}

interface ExplainedScore<Metric extends MetricId> {
  readonly prodsys_id: string;
  readonly prodsys_name: string;
  readonly metric: Metric;
  /** null = missing */
  readonly raw: number | null;
  readonly raw_per_use: number | null;
  readonly score: number;
  readonly scale: ExplainedScale;
  readonly assumed: boolean;
  readonly below_scale: boolean;
  readonly parts: readonly ExplainedPart[];
}

/** raw = n × (L / N + W), and every line behind L and W. */
export interface InventoryExplanation extends ExplainedScore<QuantMetricId> {
  readonly kind: "inventory";
  /** n; null = size unknown */
  readonly items: number | null;
  /** n = size_standard / size, both in `unit`; null = unknown */
  readonly size_standard: number | null;
  readonly size: number | null;
  readonly unit: string;
  readonly uses: number;
  readonly life: number;
  readonly per_use: number;
  /** in the order of the inventory; contributions are per use if the size is unknown */
  readonly lines: readonly ExplainedLine[];
  /** best quality first; the shares sum to 1; empty if all contributions are 0 */
  readonly quality: readonly QualityShare[];
  /** share of the value that depends on estimates, masses included, 0-1; null = all contributions are 0 */
  readonly estimated: number | null;
  /** shares of the value whose factor, and whose mass, is an estimate; what has both counts in both; null = no impact */
  readonly estimated_parts: { readonly factors: number; readonly masses: number } | null;
  /** these estimates, largest share first; the shares sum to `estimated` */
  readonly estimates: readonly DecidingEstimate[];
  /** for the metric h2o its water scarcity figures; null for other metrics, or without a size */
  readonly water: WaterFigures | null;
}

/** A weighted mean over components, or the fixed score of a rule. */
export interface RatingExplanation extends ExplainedScore<RatingMetricId> {
  readonly kind: "rating";
  /** `mean`: of the terms; `reusable`: reusable in ratings; `no_contact`: no component has contact with food */
  readonly rule: "mean" | "reusable" | "no_contact";
  /** for chemicals; else null */
  readonly food: ExplainedFood | null;
  readonly terms: readonly RatingTerm[];
}

export type SummaryExplanation = Readonly<ReturnType<typeof explainSummary>>;
export type Explanation = InventoryExplanation | RatingExplanation | SummaryExplanation;
