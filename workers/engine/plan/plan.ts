import type { MetricId } from "../../../edge-api/contract/metrics.ts";
import type { PlannedSwap } from "../../../edge-api/contract/plan.ts";
import type { Price } from "../analysis/cost.ts";
import type { OwnOptions, SwapStep } from "../analysis/swap.ts";
import type { PairOutcome } from "../analysis/uncertainty/uncertainty.ts";
import type { PortfolioKpis, PortfolioTotals } from "../portfolio/portfolio-result.ts";

/** An accepted swap with the lines that it may change (planned-lines.ts). */
export interface PlacedSwap extends PlannedSwap {
  /** indexes of the lines at sites that can wash, ascending; lines of other products and use cases are skipped */
  readonly places: Uint32Array;
  /** indexes of the lines at sites without a dishwasher, ascending */
  readonly dry_places: Uint32Array;
}

export interface PlanAssumptions {
  /** start-up stock of reusables, 0-1 of the pieces */
  readonly stock: number;
  /** days of use a year */
  readonly days: number;
  readonly racks_an_hour: number;
}

export interface PlanRequest {
  readonly swaps: readonly PlacedSwap[];
  /** by prodsys_id */
  readonly prices: Readonly<Record<string, Price>>;
  /** by prodsys_id, the first day on which the law of the region forbids the product, YYYY-MM-DD */
  readonly forbidden: Readonly<Record<string, string>>;
  /** YYYY-MM-DD */
  readonly today: string;
  /** most that may be spent on pieces before their first use; null = no limit */
  readonly budget: number | null;
  /** most changes; null = no limit */
  readonly most: number | null;
  readonly assumptions: PlanAssumptions;
  /** length of the time that the quantities cover */
  readonly years: number;
  readonly own: OwnOptions;
}

/** Pieces to buy and no longer to buy, whole numbers. */
export interface Purchase {
  /** pieces used up in a year, rounded up */
  readonly pieces: number;
  /** further pieces of a reusable that are bought at the start */
  readonly stock: number;
  /** full racks that all these pieces of a reusable fill, whole; null = not washed in racks */
  readonly storage_racks: number | null;
  /** pieces of the replaced product that are not bought any more in a year, rounded up */
  readonly saved_pieces: number;
}

/** Cost of a step, in the currency of the prices; null = a needed price is unknown. */
export interface PlanCost {
  /** for the pieces of a reusable, before their first use; single-use products are paid as they are used: 0 */
  readonly outlay: number | null;
  /** of a year, for the lines of the step, now and with it */
  readonly year_before: number | null;
  readonly year_after: number | null;
  /** weeks after which a reusable has earned its outlay; null = unknown, or its pieces are used up before */
  readonly payback_weeks: number | null;
}

/** What washing needs more on a day than before; negative = less. */
export interface PlanNeeds {
  /** racks in machines on site */
  readonly racks: number;
  /** racks that a hub washes */
  readonly hub_racks: number;
  readonly kwh: number;
  /** tap water; null = unknown for one of the systems */
  readonly litres: number | null;
  /** hours of a machine on site */
  readonly hours: number;
}

/** How often a step is better in the draws of the uncertainty analysis, by metric; null = no value, or not drawn. */
export type PlanCertainty = Readonly<Record<MetricId | "summary", PairOutcome | null>>;

/** A swap in the order of the plan, on top of the swaps before it. */
export interface PlanStep extends SwapStep {
  readonly site: string | undefined;
  readonly dry: true | undefined;
  /** the law forbids the replaced product from this day; null = never */
  readonly law: { readonly since: string; readonly already: boolean } | null;
  readonly purchase: Purchase;
  readonly cost: PlanCost;
  /** null = neither product is washed */
  readonly needs: PlanNeeds | null;
  /** the off-site system that washes the replacement: km one way, and washes of a use; null = washed on site, or not washed */
  readonly hub: { readonly km: number; readonly washes: number } | null;
  /** lines that stay, because their sites cannot wash the replacement */
  readonly dry_lines: number;
  /** null = the plan has too many steps to draw each of them */
  readonly certainty: PlanCertainty | null;
}

/** Why an accepted swap is no step: no line is left for it, it exceeds a limit, or a budget needs its price. */
export type LeftOutReason = "no_lines" | "dry" | "limit" | "no_price";

export interface LeftOut extends PlannedSwap {
  readonly reason: LeftOutReason;
  /** spent before the first use; null = unknown */
  readonly outlay: number | null;
  /** change of the summary with the swap made after the plan; null = unknown */
  readonly gain: number | null;
}

/** Scores and key figures of the whole portfolio. */
export interface PlanSums {
  readonly totals: PortfolioTotals;
  readonly kpis: PortfolioKpis;
}

export interface Plan {
  /** forbidden products first, then those that will be, by day, then by gain */
  readonly steps: readonly PlanStep[];
  readonly left_out: readonly LeftOut[];
  readonly before: PlanSums;
  /** equal to those of the portfolio with all steps made, to the bit while quantities are whole */
  readonly after: PlanSums;
  /** sums over the steps; null = one of them is unknown */
  readonly cost: Omit<PlanCost, "payback_weeks">;
  readonly needs: PlanNeeds | null;
  /** true = no other choice of the accepted swaps is better under the limits; false = chosen greedily */
  readonly exact: boolean;
  /** the swap left out that gains most for each further unit of money, and what the budget lacks for it */
  readonly next: { readonly swap: LeftOut; readonly more: number } | null;
}
