import type { MetricId, QuantMetricId, RatingMetricId, Stage } from "../../../edge-api/contract/metrics.ts";
import type { CompiledComponent } from "../inventory/compiled-product.ts";
import type { Basis, LineRole } from "../inventory/inventory.ts";
import type { FoodTerm } from "../metrics/food-risk.ts";
import type { WaterFigures } from "./water-figures.ts";

/** What can be explained: a metric or the summary. */
export type ExplainedSubject = MetricId | "summary";

/** One inventory line of an explanation: an amount of an activity, and the source of its figure. */
export interface ExplainedLine {
  readonly stage: Stage;
  readonly role: LineRole;
  /** `product` for washing */
  readonly component_id: string;
  readonly component_name: string;
  readonly mat_recipe_name: string | null;
  readonly basis: Basis;
  readonly activity_id: string;
  readonly activity_name: string;
  /** in `unit`, per item life or per use, by `basis` */
  readonly amount: number;
  readonly unit: string;
  /** share of the amount multiplied by the factor, 0-1; 1 except for plastic_pollution of recycling, composting, disposal */
  readonly plastic_share: number;
  /** impact per unit of the activity */
  readonly factor: number;
  /** per functional unit; the lines sum to raw */
  readonly contribution: number;
  /** transport: context_id; materials: base; disposal: route; else "" */
  readonly detail: string;
  /** name of the transport stage or base material; else "" */
  readonly detail_name: string;
  /** region whose factors apply: of production or of use */
  readonly region_id: string;
  readonly source: string;
  readonly source_year: number | null;
  /** of this figure, as stated; else the name of the region if the figure is regional */
  readonly geography: string;
  readonly regional: boolean;
  /** quality of this metric's figure: measured, government-factor, published-LCA, derived, expert-estimate, definition */
  readonly quality: string;
  /** seen, corroborated, recalled, computed, assumed */
  readonly checked: string;
  /** estimated masses, each with the share of the amount that depends on it; shares sum to 0-1; none for a wash */
  readonly estimated_masses: readonly {
    readonly component_id: string;
    readonly component_name: string;
    readonly share: number;
  }[];
  /** how the figure was computed, its range, the edition of the source; "" = none */
  readonly note: string;
  /** no figure for this metric in the tables: counts 0 */
  readonly missing: boolean;
}

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
export interface ExplainedPart {
  readonly component_id: string;
  readonly component_name: string;
  readonly mat_recipe_name: string;
  readonly mass_grams: number;
  readonly recycled_content: number;
  readonly recycled_content_from: CompiledComponent["recycled_content_from"];
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

/** An estimated figure of an activity or mass of a component, and its share of the value. */
export interface DecidingEstimate {
  readonly kind: "factor" | "mass";
  /** activity_id or component_id */
  readonly id: string;
  /** region whose row it is; Global is the base */
  readonly region_id: string;
  readonly name: string;
  /** stage of the activity; null = a mass, which counts in several stages */
  readonly stage: Stage | null;
  /** in the unit of the value; negative = a credit */
  readonly contribution: number;
  /** of the sum of all absolute contributions, 0-1 */
  readonly share: number;
}

/** The food behind a chemicals rating: f = 1 + 9/22 × (S − 6), S the sum of its terms' scores. */
export interface ExplainedFood {
  readonly food_id: string;
  /** "" = unknown */
  readonly food_name: string;
  /** false = the score is food_score_default and there are no terms */
  readonly known: boolean;
  /** f, 1-10 */
  readonly score: number;
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

interface ExplainedProduct {
  readonly prodsys_id: string;
  readonly prodsys_name: string;
}

interface ExplainedScore<Metric extends MetricId> extends ExplainedProduct {
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

/** One metric of a summary; summary = Σ weight × score / Σ weight, clamped to 0-100. */
interface SummaryTerm {
  readonly metric: MetricId;
  readonly weight: number;
  readonly score: number;
  /** weight / Σ weight */
  readonly share: number;
  /** share × score: the terms sum to the summary */
  readonly points: number;
  /** share of the metric that depends on estimates, 0-1; null = a rating, or no impact */
  readonly estimated: number | null;
  readonly assumed: boolean;
  readonly below_scale: boolean;
}

export interface SummaryExplanation extends ExplainedProduct {
  readonly kind: "summary";
  /** null = no weight is positive */
  readonly summary: number | null;
  /** share of its inventory metrics that depends on estimates, weighted, 0-1; null = none has weight and impact */
  readonly estimated: number | null;
  /** every metric, order of METRIC_IDS; those without weight have no points */
  readonly terms: readonly SummaryTerm[];
}

export type Explanation = InventoryExplanation | RatingExplanation | SummaryExplanation;
