import type { DeclaredMetricId } from "../comparison-result.ts";
import type { SourcingOption } from "../metrics/sourcing.ts";
import type { MetricSet } from "../metrics/metric-set.ts";
import type { Warning } from "../warning.ts";
import type { Inventory } from "./inventory.ts";
import type { RecycledContent } from "./materials.ts";
import type { NotRecycled } from "./recovery.ts";

/** One component of a known material, with the values for ratings and explanations. */
export interface CompiledComponent {
  readonly component_id: string;
  readonly component_name: string;
  readonly mat_recipe_id: string;
  readonly mat_recipe_name: string;
  readonly mass_kg: number;
  /** ρc after overrides, defaults and rules, 0-1 (method.md section 4.1) */
  readonly recycled_content: number;
  /** source of the value: product or override, default of the region, or a rule that forces 0 */
  readonly recycled_content_from: RecycledContent["from"];
  /** ρ and κ of method.md section 6; 0-1 */
  readonly recycled: number;
  readonly composted: number;
  readonly not_recycled: NotRecycled | null;
  /** litter rate, 0-1 */
  readonly littered: number;
  readonly plastic_massfrac: number;
  /** 1 best - 10 worst */
  readonly presence: number;
  /** 0-1; 0 unless there is consensus */
  readonly inertness: number;
  readonly contact_weight: number;
  /** 0-4 and 0-3; both 0 = nothing declared */
  readonly compliance: number;
  readonly disclosure: number;
  /** the lowest option of method.md section 7, before "reusable in ratings" */
  readonly sourcing: SourcingOption;
}

/** Composition and destinations of one item's mass, each a fraction of it; the KPIs of method.md section 9 are mass × these. */
export interface MassFlows {
  readonly recycled_content: number;
  readonly plastic: number;
  readonly littered: number;
  readonly recycled: number;
  readonly composted: number;
  readonly landfilled: number;
  readonly incinerated: number;
  readonly open_dumped: number;
}

/**
 * A product with its overrides, in one region of use and under one recycling setting: everything that scores need except
 * the food. Totals are summed from `inventory` once.
 */
export interface CompiledProduct {
  readonly prodsys_id: string;
  readonly prodsys_name: string;
  readonly usecase_id: string;
  readonly custom: boolean;
  readonly region_production: string;
  readonly components: readonly CompiledComponent[];
  readonly inventory: Inventory;
  /** L and W of method.md section 3, order of QUANT_METRIC_IDS */
  readonly life: Float64Array;
  readonly use: Float64Array;
  /** N ≥ 1, fractions kept */
  readonly uses: number;
  readonly reusable: boolean;
  readonly reusable_in_ratings: boolean;
  /** size of the main component in the use case's unit; null = none given */
  readonly dimension: number | null;
  /** of one item */
  readonly mass_kg: number;
  readonly flows: MassFlows;
  readonly sust_source: number;
  readonly recoverability: number;
  readonly undeclared: readonly DeclaredMetricId[];
  /** false: no component or no mass, all seven metrics are missing */
  readonly usable: boolean;
  readonly assumed: MetricSet;
  readonly warnings: readonly Warning[];
}
