import type { EditorTables } from "../editor/editor-tables.ts";
import { isReusableInRatings } from "./reusable-in-ratings.ts";
import type { ProductDraft } from "./product-draft.ts";

/** Uses in scores: as entered, at least 1; 1 for single use (specification section 5). */
export const usesInCalculations = ({ reusable, uses }: Pick<ProductDraft, "reusable" | "uses">): number =>
  reusable ? Math.max(1, uses ?? 1) : 1;

/** Whether a reusable has too few uses to count as reusable in ratings; the form explains it. */
export const isBelowReuseThreshold = (
  draft: Pick<ProductDraft, "reusable" | "uses">,
  { reusable_min_uses }: Pick<EditorTables, "reusable_min_uses">,
): boolean => draft.reusable && !isReusableInRatings(true, usesInCalculations(draft), reusable_min_uses);

/** Uses after which a returned piece is worn out: as operators state for cups, and washes that boxes and mugs survive. */
const TECHNICAL_LIFE = 1000;

/**
 * Uses = 1 / (1 − return rate), the rate in percent: at 95 % an item is used 20 times; at most the technical life. null =
 * outside 0 to below 100; at 100 % an item would never be lost.
 */
export const usesOfReturnRate = (percent: number): number | null =>
  percent >= 0 && percent < 100 ? Math.min(100 / (100 - percent), TECHNICAL_LIFE) : null;

/**
 * Uses from counts of a period: pieces handed out, and pieces of them that came back. 1 / (1 − returned / issued), at most
 * the technical life, also if all came back. null = nothing was issued, or more came back than were issued.
 */
export const usesOfCounts = (issued: number, returned: number): number | null => {
  if (!(issued > 0 && returned >= 0 && returned <= issued)) return null;
  return returned === issued ? TECHNICAL_LIFE : usesOfReturnRate((100 * returned) / issued);
};

/** The return rate of a number of uses, percent; the inverse of usesOfReturnRate. */
export const returnRateOfUses = (uses: number): number => (uses > 1 ? 100 - 100 / uses : 0);
