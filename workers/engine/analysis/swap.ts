import type { OwnProduct } from "../../../edge-api/contract/custom-product.ts";
import type { MetricId } from "../../../edge-api/contract/metrics.ts";
import type { ProductSettings } from "../portfolio/entry-scoring.ts";
import type { EntryScores } from "../portfolio/portfolio-result.ts";

/** The user's own products that may be suggested besides the built-in ones. */
export interface OwnOptions {
  readonly products: readonly OwnProduct[];
  /** their saved settings, applied to the suggestions */
  readonly settings: ProductSettings;
}

/** Restrictions on replacements. The food never changes. */
export interface SwapLimits {
  readonly reusables_only: boolean;
  /** products that are never suggested */
  readonly excluded: readonly string[];
  /** only lines of this use case; null = all */
  readonly usecase_id: string | null;
  readonly own: OwnOptions;
  /** maximum number of suggestions */
  readonly most: number;
}

/** A replacement of the product of a line. */
export interface Swap {
  /** index of the line */
  readonly entry: number;
  readonly prodsys_id: string;
  /** whole uses that serve as much as the line, rounded up */
  readonly quantity: number;
}

/** The best replacement of one line in its use case, and its effect (method.md section 10). */
export interface SwapSuggestion extends Swap {
  /** uses that serve exactly as much as the line */
  readonly exact_quantity: number;
  /** scores of the line */
  readonly before: EntryScores;
  readonly after: EntryScores;
  /** metrics of the line whose score gets better or worse */
  readonly gains: readonly MetricId[];
  readonly losses: readonly MetricId[];
  /** summary of the whole portfolio, before and after */
  readonly summary_before: number | null;
  readonly summary_after: number | null;
  /** g CO2e saved in the portfolio; negative = more emissions */
  readonly climate_saved: number;
}

export interface SwapSuggestions {
  readonly suggestions: readonly SwapSuggestion[];
  /** number of lines with a better replacement, also beyond the list */
  readonly improvable: number;
  /** number of lines examined */
  readonly looked_at: number;
}
