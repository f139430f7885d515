import type {
  DecidingInput,
  DrawSettings,
  UncertainSubject,
  Uncertainty,
} from "./engine/analysis/uncertainty/uncertainty.ts";
import type { ComparisonInput } from "./engine/comparison-result.ts";
import type { PortfolioJob, PortfolioResult, Progress, Result } from "./scoring-api.ts";

/** Two of an `Uncertainty`, by their places in it, and what is asked about them. */
export interface UncertainQuestion {
  readonly a: number;
  readonly b: number;
  readonly subject: UncertainSubject;
}

/** How certain results are (method.md section 10). Equal settings give equal answers; all of it can be cancelled. */
export interface UncertaintyApi {
  /** Intervals of each product of a comparison and the outcome of each pair, over the same draws. */
  comparisonUncertainty(
    version: string,
    input: ComparisonInput,
    settings: DrawSettings,
    job: string,
    onProgress: Progress,
  ): Promise<Result<Uncertainty>>;
  /** The inputs that decide most which of two products is better, most important first; places as in `input.products`. */
  comparisonInputs(
    version: string,
    input: ComparisonInput,
    settings: DrawSettings,
    question: UncertainQuestion,
    job: string,
    onProgress: Progress,
  ): Promise<Result<readonly DecidingInput[]>>;
  /** The same of an open portfolio, its best and its worst replacement, and other open portfolios as they are, in this order. */
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
