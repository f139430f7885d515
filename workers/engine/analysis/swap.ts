import type { OwnProduct } from "../../../edge-api/contract/custom-product.ts";
import type { MetricId } from "../../../edge-api/contract/metrics.ts";
import type { LineEdit } from "../portfolio/line-edit.ts";
import { QUANTITY } from "../portfolio/portfolio-line.ts";
import type { ProductSettings } from "../portfolio/line-scoring.ts";
import type { LineTable } from "../portfolio/line-table.ts";
import type { PortfolioTotals } from "../portfolio/portfolio-result.ts";

/** The user's own products that may be suggested besides the built-in ones. */
export interface OwnOptions {
  readonly products: readonly OwnProduct[];
  /** their saved settings, applied to the suggestions */
  readonly settings: ProductSettings;
}

/** Restrictions on replacements. The food never changes. */
export interface SwapLimits {
  readonly reusables_only: boolean;
  /** products that the user has ruled out */
  readonly excluded: readonly string[];
  /** products that are not allowed by law, also never suggested */
  readonly forbidden: readonly string[];
  /** the only products that may be suggested; null = any */
  readonly allowed: readonly string[] | null;
  /** only swaps that lower the score of no metric of their lines */
  readonly no_losses: boolean;
  /** only lines of this use case; null = all */
  readonly usecase_id: string | null;
  /** only lines at these places, ascending; null = all */
  readonly places: Uint32Array | null;
  readonly own: OwnOptions;
}

/** One product replaced by another in all its lines of a use case. */
export interface Swap {
  readonly prodsys_id: string;
  /** uses of the replacement that serve as much as one use of the product; each line is rounded up to whole uses */
  readonly uses: number;
  /** indexes of the lines, ascending */
  readonly places: Uint32Array;
}

/** A swap with its effect, when all swaps before it on the path are made. */
export interface SwapStep extends Swap {
  /** use case of the lines; lines without one have that of their product */
  readonly usecase_id: string;
  /** id of the product that is replaced */
  readonly replaced_id: string;
  /** foods of the lines, most uses first */
  readonly food_ids: readonly string[];
  /** uses of the lines, now and with the swap */
  readonly quantity_before: number;
  readonly quantity_after: number;
  /** figures of these lines alone, as if they were a portfolio of their own */
  readonly before: PortfolioTotals;
  readonly after: PortfolioTotals;
  /** metrics of the lines that rest on an assumption */
  readonly assumed_before: readonly MetricId[];
  readonly assumed_after: readonly MetricId[];
  /** metrics of the lines whose score gets worse */
  readonly losses: readonly MetricId[];
  /** summary of the whole portfolio with the swaps before this one, and with this one too */
  readonly summary_before: number;
  readonly summary_after: number;
  /** summary of the whole portfolio with this swap alone; its last digits may differ from those of a scored one */
  readonly summary_alone: number | null;
}

/** Swaps in the order in which each raises the portfolio's summary most when those before it are made. */
export interface SwapPath {
  readonly steps: readonly SwapStep[];
  /** number of lines examined */
  readonly looked_at: number;
}

/** Relative deviation from a whole number below which a quotient of sizes counts as whole. */
const WHOLE = 1e-9;

/** Rounds uses up to a whole number of at least 1; ignores rounding errors of a division. */
export const wholeUses = (exact: number): number => {
  const nearest = Math.round(exact);
  const whole = Math.abs(exact - nearest) <= WHOLE * Math.max(1, exact) ? nearest : Math.ceil(exact);
  return Math.max(whole, QUANTITY.least);
};

/**
 * The edit that makes a swap: sets product and quantity of its lines; use case, food, label and details stay. Swaps of a
 * path have no line in common, so their edits can be made from one table and applied together.
 */
export function swapEdit(table: LineTable, { places, prodsys_id, uses }: Swap): LineEdit {
  const before = table.pick(places);
  const { columns } = before.withItem({ prodsys_id });
  const quantity = before.columns.quantity.map((own) => wholeUses(own * uses));
  return { kind: "set", places, before, after: before.over({ ...columns, quantity }) };
}
