import type { OwnProduct } from "../../../edge-api/contract/custom-product.ts";
import type { MetricId } from "../../../edge-api/contract/metrics.ts";
import type { ProductSettings } from "../portfolio/entry-scoring.ts";
import type { EntryScores } from "../portfolio/portfolio-result.ts";

/** The user's own products that may stand in, beside the built-in ones. */
export interface OwnOptions {
  readonly products: readonly OwnProduct[];
  /** their saved settings, with which they would be used */
  readonly settings: ProductSettings;
}

/** What replacements may be. The food always stays: it is what is served. */
export interface SwapLimits {
  readonly reusables_only: boolean;
  /** products that are no option: never suggested */
  readonly excluded: readonly string[];
  /** lines of this use case alone; null = all */
  readonly usecase_id: string | null;
  readonly own: OwnOptions;
  /** so many suggestions, largest gain first */
  readonly most: number;
}

/** A line as it would be with another product. */
export interface Swap {
  /** place of the line */
  readonly entry: number;
  readonly prodsys_id: string;
  /** uses, whole: those that serve as much as the line, rounded up */
  readonly quantity: number;
}

/** The best replacement of one line in its use case, and what it brings (method.md section 10). */
export interface SwapSuggestion extends Swap {
  /** uses that serve exactly as much as the line */
  readonly exact_quantity: number;
  /** the line by itself */
  readonly before: EntryScores;
  readonly after: EntryScores;
  /** metrics whose score gets better or worse */
  readonly gains: readonly MetricId[];
  readonly losses: readonly MetricId[];
  /** summary of the whole portfolio, and what it would be */
  readonly summary_before: number | null;
  readonly summary_after: number | null;
  /** g CO2e that the portfolio would have less (positive) or more */
  readonly climate_saved: number;
}

export interface SwapSuggestions {
  readonly suggestions: readonly SwapSuggestion[];
  /** lines for which there is something better, shown or not */
  readonly improvable: number;
  /** lines that were looked at */
  readonly looked_at: number;
}
