import type { MetricId, QuantMetricId, RatingMetricId, Stage } from "../../../edge-api/contract/metrics.ts";
import type { CompiledComponent } from "../inventory/compiled-product.ts";
import type { Basis, LineRole } from "../inventory/inventory.ts";
import type { FoodTerm } from "../metrics/food-risk.ts";
import type { WaterFigures } from "./water-figures.ts";

/** What can be asked about: a metric, or the summary over them. */
export type ExplainedSubject = MetricId | "summary";

/** One input behind a number: an amount of an activity, and where its figure comes from. */
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
  /** per item life or per use, as `basis` says; for leaks after use only the plastic in it counts */
  readonly amount: number;
  readonly unit: string;
  /** the share of the amount that the factor sees, 1 except for leaks after use */
  readonly plastic_share: number;
  /** impact per unit of the activity */
  readonly factor: number;
  /** per functional unit; the lines sum to raw */
  readonly contribution: number;
  /** transport: context_id; materials: base; disposal: route; else "" */
  readonly detail: string;
  /** the same in words: the leg of the way, the base material; else "" */
  readonly detail_name: string;
  /** whose factors were looked up: of production, or of use */
  readonly region_id: string;
  readonly source: string;
  readonly source_year: number | null;
  /** of this figure: what its record says, else the region's name if the figure is the region's own */
  readonly geography: string;
  readonly regional: boolean;
  /** of this metric's figure: measured, government-factor, published-LCA, derived, expert-estimate, definition */
  readonly quality: string;
  /** seen, corroborated, recalled, computed, assumed */
  readonly checked: string;
  /** masses that are estimates, each with the share of the amount that rests on it, 0-1 in all; a wash rests on none */
  readonly estimated_masses: readonly {
    readonly component_id: string;
    readonly component_name: string;
    readonly share: number;
  }[];
  /** how the figure was computed, its range, the copy in which it was read; "" = nothing is said */
  readonly note: string;
  /** the tables have no figure for this metric: it counts 0 */
  readonly missing: boolean;
}

/** What a score is measured against. */
export type ExplainedScale =
  | {
      readonly type: "quant";
      readonly highest: number;
      /** the built-in product that sets it; null = the use case has none */
      readonly set_by: { readonly prodsys_id: string; readonly prodsys_name: string } | null;
    }
  | { readonly type: "other"; readonly lowest: number | null; readonly highest: number | null };

/** A component as it went into the calculation, and where its mass comes from ("" = nothing is known of that). */
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

/** How much of a value rests on figures of one quality. */
export interface QualityShare {
  /** measured, government-factor, published-LCA, derived, expert-estimate, definition; "" = not stated */
  readonly quality: string;
  /** of the sum of all contributions without their signs, 0-1 */
  readonly share: number;
}

/** A figure of an activity, or the mass of a component, that is an estimate, and how much of the value rests on it. */
export interface DecidingEstimate {
  readonly kind: "factor" | "mass";
  /** activity_id or component_id */
  readonly id: string;
  /** region whose row it is; Global is the base */
  readonly region_id: string;
  readonly name: string;
  /** of the activity; null = a mass, which counts in several stages */
  readonly stage: Stage | null;
  /** in the unit of the value; negative: a credit */
  readonly contribution: number;
  /** of the sum of all contributions without their signs, 0-1 */
  readonly share: number;
}

/** The food behind a chemicals rating: f = 1 + 9/22 × (S − 6), S the sum of its terms' scores. */
export interface ExplainedFood {
  readonly food_id: string;
  /** "" = not known */
  readonly food_name: string;
  /** false: the score is the tables' own for unknown foods, there are no terms */
  readonly known: boolean;
  /** f, 1-10 */
  readonly score: number;
  readonly terms: readonly FoodTerm[];
}

/** One component's part in a rating; raw = Σ weight × value. */
export interface RatingTerm {
  readonly component_id: string;
  readonly component_name: string;
  readonly mat_recipe_name: string;
  /** share in the mean, by food contact (chemicals) or by mass; the weights sum to 1 */
  readonly weight: number;
  readonly value: number;
  /** what the value is made of, by name: presence, migration, inertness, contact_weight, compliance and disclosure; recycled
   * and composted; recycled_content */
  readonly parts: Readonly<Record<string, number>>;
  /** sust_source: which of section 7's ways gave the value */
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
  /** n is the one over the other, both in `unit`; null = unknown */
  readonly size_standard: number | null;
  readonly size: number | null;
  readonly unit: string;
  readonly uses: number;
  readonly life: number;
  readonly per_use: number;
  /** in the order of the inventory; without a size per use instead of per functional unit */
  readonly lines: readonly ExplainedLine[];
  /** best quality first; the shares sum to 1, none if all contributions are 0 */
  readonly quality: readonly QualityShare[];
  /** how much of the value rests on estimates, masses included, 0-1; null = all contributions are 0 */
  readonly estimated: number | null;
  /** behind it, the one that decides most first; their shares sum to `estimated` */
  readonly estimates: readonly DecidingEstimate[];
  /** of the metric h2o: its water by scarcity; null for the others, or without a size */
  readonly water: WaterFigures | null;
}

/** A weighted mean over components; or the fixed score that a rule gives. */
export interface RatingExplanation extends ExplainedScore<RatingMetricId> {
  readonly kind: "rating";
  /** `mean`: of the terms; `reusable`: reusable in ratings; `no_contact`: no part touches food */
  readonly rule: "mean" | "reusable" | "no_contact";
  /** for chemicals */
  readonly food: ExplainedFood | null;
  readonly terms: readonly RatingTerm[];
}

/** One metric's part in a summary; summary = Σ weight × score / Σ weight, clamped to 0-100. */
interface SummaryTerm {
  readonly metric: MetricId;
  readonly weight: number;
  readonly score: number;
  /** weight / Σ weight */
  readonly share: number;
  /** share × score: the terms sum to the summary */
  readonly points: number;
  /** how much of the metric rests on estimates, 0-1; null = a rating, or no impact */
  readonly estimated: number | null;
  readonly assumed: boolean;
  readonly below_scale: boolean;
}

export interface SummaryExplanation extends ExplainedProduct {
  readonly kind: "summary";
  /** null = no weight is positive */
  readonly summary: number | null;
  /** how much of the inventory metrics in it rests on estimates, by their weights, 0-1; null = there is none */
  readonly estimated: number | null;
  /** every metric, order of METRIC_IDS; those without weight have no points */
  readonly terms: readonly SummaryTerm[];
}

export type Explanation = InventoryExplanation | RatingExplanation | SummaryExplanation;
