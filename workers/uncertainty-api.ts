import type {
  DecidingInput,
  DrawSettings,
  UncertainSubject,
  Uncertainty,
} from "./engine/analysis/uncertainty/uncertainty.ts";
import type { ComparisonInput } from "./engine/comparison-result.ts";
import type { PortfolioJob, PortfolioResult, Progress, Result } from "./boundary.ts";

/** Two products or portfolios of an `Uncertainty` by index, and the metric in question. */
export interface UncertainQuestion {
  readonly a: number;
  readonly b: number;
  readonly subject: UncertainSubject;
}

/** Uncertainty of results (method.md section 10). Equal settings give equal results; every call can be cancelled. */
export interface UncertaintyApi {
  /** The interval of each product of a comparison and the outcome of each pair, over the same draws. */
  comparisonUncertainty(
    version: string,
    input: ComparisonInput,
    settings: DrawSettings,
    job: string,
    onProgress: Progress,
  ): Promise<Result<Uncertainty>>;
  /**
   * The inputs with the most influence on which of two products is better, most important first. Indexes as in
   * `input.products`.
   */
  comparisonInputs(
    version: string,
    input: ComparisonInput,
    settings: DrawSettings,
    question: UncertainQuestion,
    job: string,
    onProgress: Progress,
  ): Promise<Result<readonly DecidingInput[]>>;
  /**
   * Like comparisonUncertainty, for an open portfolio, its best and its worst variant, and the `others` (open
   * portfolios), in this order.
   */
  portfolioUncertainty(
    others: readonly string[],
    settings: DrawSettings,
    job: PortfolioJob,
    onProgress: Progress,
  ): Promise<PortfolioResult<Uncertainty>>;
  portfolioInputs(
    others: readonly string[],
    settings: DrawSettings,
    question: UncertainQuestion,
    job: PortfolioJob,
    onProgress: Progress,
  ): Promise<PortfolioResult<readonly DecidingInput[]>>;
}
