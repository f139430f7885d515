import type { MetricId, QuantMetricId, RatingMetricId, Stage } from "../../../edge-api/contract/metrics.ts";
import type { Basis, LineRole } from "../inventory/inventory.ts";

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
  readonly source: string;
  readonly source_year: number | null;
  /** of this figure: what its record says, else the region's name if the figure is the region's own */
  readonly geography: string;
  readonly regional: boolean;
  /** of this metric's figure: measured, government-factor, published-LCA, derived, expert-estimate */
  readonly quality: string;
  /** seen, corroborated, recalled, computed, assumed */
  readonly checked: string;
  /** the tables have no figure for this metric: it counts 0 */
  readonly missing: boolean;
}

/** What a score is measured against. */
export type ExplainedScale =
  | { readonly type: "quant"; readonly highest: number }
  | { readonly type: "other"; readonly lowest: number | null; readonly highest: number | null };

/** One component's part in a rating; raw = Σ weight × value. */
export interface RatingTerm {
  readonly component_id: string;
  readonly component_name: string;
  readonly mat_recipe_name: string;
  /** share in the mean, by food contact (chemicals) or by mass; the weights sum to 1 */
  readonly weight: number;
  readonly value: number;
  /** what the value is made of, by name: presence and migration; recycled and composted; recycled_content */
  readonly parts: Readonly<Record<string, number>>;
  /** sust_source: which of section 7's ways gave the value */
  readonly way: string | null;
}

interface ExplainedScore<Metric extends MetricId> {
  readonly metric: Metric;
  readonly prodsys_id: string;
  readonly prodsys_name: string;
  /** null = missing */
  readonly raw: number | null;
  readonly raw_per_use: number | null;
  readonly score: number;
  readonly scale: ExplainedScale;
  readonly assumed: boolean;
  readonly below_scale: boolean;
}

/** raw = n × (L / N + W), and every line behind L and W. */
export interface InventoryExplanation extends ExplainedScore<QuantMetricId> {
  readonly kind: "inventory";
  /** n; null = size unknown */
  readonly items: number | null;
  readonly uses: number;
  readonly life: number;
  readonly per_use: number;
  /** in the order of the inventory; without a size per use instead of per functional unit */
  readonly lines: readonly ExplainedLine[];
}

/** A weighted mean over components; or the fixed score that a rule gives. */
export interface RatingExplanation extends ExplainedScore<RatingMetricId> {
  readonly kind: "rating";
  /** `mean`: of the terms; `reusable`: reusable in ratings; `no_contact`: no part touches food */
  readonly rule: "mean" | "reusable" | "no_contact";
  /** f, for chemicals */
  readonly food_score: number | null;
  readonly terms: readonly RatingTerm[];
}

export type Explanation = InventoryExplanation | RatingExplanation;
