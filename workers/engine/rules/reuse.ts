import type { EditorTables } from "../editor/editor-tables.ts";
import { isReusableInRatings } from "./reusable-in-ratings.ts";
import type { ProductDraft } from "./product-draft.ts";

/** Uses as the scores count them: as entered, never below 1, and 1 for single use (specification section 5). */
export const usesInCalculations = ({ reusable, uses }: Pick<ProductDraft, "reusable" | "uses">): number =>
  reusable ? Math.max(1, uses ?? 1) : 1;

/** A reusable that is used too seldom to count as one in the ratings: that wants an explanation. */
export const isBelowReuseThreshold = (
  draft: Pick<ProductDraft, "reusable" | "uses">,
  { reusable_min_uses }: Pick<EditorTables, "reusable_min_uses">,
): boolean => draft.reusable && !isReusableInRatings(true, usesInCalculations(draft), reusable_min_uses);

/**
 * Uses = 1 / (1 − return rate), the rate in percent: 95 % come back, so an item is used 20 times. null = no rate that
 * an item could have; at 100 % it would never be lost.
 */
export const usesOfReturnRate = (percent: number): number | null =>
  percent >= 0 && percent < 100 ? 100 / (100 - percent) : null;

/** The return rate that a number of uses stands for, percent. */
export const returnRateOfUses = (uses: number): number => (uses > 1 ? 100 - 100 / uses : 0);
