import type { RecyclingChoice } from "../../workers/engine/comparison-result.ts";
import type { CustomFood } from "../../edge-api/contract/custom-food.ts";
import type { OwnProduct } from "../../edge-api/contract/custom-product.ts";
import type { PlannedSwap } from "../../edge-api/contract/plan.ts";
import type { QuantMetricId } from "../../edge-api/contract/metrics.ts";
import type { ProductOverrides } from "../../edge-api/contract/product-overrides.ts";
import type { PlanRequest } from "../../workers/engine/plan/plan.ts";
import type { Target } from "../../edge-api/contract/progress.ts";
import type { Period } from "../../workers/engine/portfolio/period.ts";
import type { TriedOverrides } from "../../workers/engine/product/what-if.ts";
import type { ExpectedWarning } from "./comparator.ts";

/** One portfolio entry as a vector gives it; the quantity may be text. */
export interface GivenEntry {
  readonly usecase_id: string;
  readonly prodsys_id: string;
  readonly food_id: string;
  readonly quantity: number | string;
  readonly overrides?: ProductOverrides;
}

/** What a vector says of a plan; absent: no limit, no price, the defaults of the product. */
export interface GivenPlan extends Partial<Omit<PlanRequest, "swaps">> {
  readonly swaps: readonly PlannedSwap[];
  /** lines at sites without a dishwasher */
  readonly dry_lines?: readonly number[];
}

/** Two periods of a portfolio, and a target of the later one. */
export interface GivenProgress {
  readonly earlier: readonly GivenEntry[];
  /** tables of the data that the earlier portfolio was scored with; absent: those of the vector */
  readonly earlier_tables?: string;
  readonly earlier_period: Period;
  readonly period: Period;
  readonly target?: Target;
}

/** A vector file (method.md section 11). Entities are what users may hold: their numbers may be text. */
export interface Vector {
  readonly name: string;
  /** how the expected values were found: the calculation */
  readonly source: string;
  readonly given: {
    readonly tables: string;
    readonly region_use: string;
    readonly usecase_id?: string;
    readonly food?: string;
    readonly recycling?: RecyclingChoice;
    readonly weights?: Readonly<Record<string, number>>;
    readonly custom_products?: readonly OwnProduct[];
    readonly custom_foods?: readonly CustomFood[];
    readonly products?: readonly { readonly prodsys_id: string; readonly overrides?: TriedOverrides }[];
    /** the view of method.md section 10 instead of the scores */
    readonly without_reuse_rule?: boolean;
    /** standard normal numbers of one draw by quantity (README); what is not named stays as it is */
    readonly draw?: Readonly<Record<string, number>>;
    readonly portfolio?: readonly GivenEntry[];
    /** a plan of the portfolio (method.md section 13); each swap may change all lines */
    readonly plan?: GivenPlan;
    /** progress of the portfolio since an earlier one (method.md section 12) */
    readonly progress?: GivenProgress;
    /** a period, and one within which its share is asked (method.md section 12) */
    readonly period?: Period & { readonly within?: Period };
    /** pieces handed out and taken back (method.md section 12) */
    readonly counts?: { readonly issued: number; readonly returned: number };
  };
  readonly expect: {
    readonly products?: readonly unknown[];
    readonly portfolio?: unknown;
    readonly plan?: unknown;
    /** by figure: before, now, data, volume, mix; and `target` */
    readonly progress?: unknown;
    readonly period?: { readonly years: number; readonly share?: number };
    readonly uses?: number | null;
    readonly pairs?: readonly {
      readonly a: number;
      readonly b: number;
      readonly metric: QuantMetricId;
      readonly break_even: number | null;
    }[];
    readonly warnings?: readonly ExpectedWarning[];
  };
}
