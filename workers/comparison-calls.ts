import { costBases } from "./engine/analysis/cost-basis.ts";
import { breakEvens } from "./engine/analysis/break-even.ts";
import { comparisonQuality } from "./engine/analysis/data-quality.ts";
import { endOfLifeMarks } from "./engine/analysis/end-of-life-marks.ts";
import { explain } from "./engine/analysis/explain.ts";
import { productContributions } from "./engine/analysis/product-contributions.ts";
import { productProfiles } from "./engine/analysis/product-profile.ts";
import { leversAt, sensitivity } from "./engine/analysis/sensitivity.ts";
import {
  comparisonInputSteps,
  comparisonUncertaintySteps,
} from "./engine/analysis/uncertainty/comparison-uncertainty.ts";
import type { DrawSettings, UncertainQuestion } from "./engine/analysis/uncertainty/uncertainty.ts";
import { waterFigures } from "./engine/analysis/water-figures.ts";
import type { ComparisonInput } from "./engine/comparison-result.ts";
import type { Steps } from "./engine/portfolio/steps.ts";
import { recoveryStreamsOf } from "./engine/scoring/recovery-streams-of.ts";
import { scoreComparison } from "./engine/scoring/score-comparison.ts";
import type { Reference } from "./engine/tables/reference.ts";
import type { Jobs } from "./jobs.ts";
import { attemptLong, type Progress, type Result } from "./boundary.ts";

/**
 * The calls about a comparison. `place`: index in `input.products`; lists are in the order of the input; null = no such
 * product.
 * @param forInput runs with the tables of a version, or refuses an input whose use case or region it does not have
 */
export function comparisonCalls(
  forInput: <T>(version: string, input: ComparisonInput, run: (reference: Reference) => T) => Result<T>,
  jobs: Jobs,
) {
  /** A call that takes the version in place of its tables. */
  const question =
    <Asked extends readonly unknown[], T>(
      answer: (reference: Reference, input: ComparisonInput, ...asked: Asked) => T,
    ) =>
    async (version: string, input: ComparisonInput, ...asked: Asked): Promise<Result<T>> =>
      forInput(version, input, (reference) => answer(reference, input, ...asked));

  const run = <T>(steps: Result<Steps<T>>, job: string, onProgress: Progress): Promise<Result<T>> =>
    jobs.during(job, () =>
      attemptLong("internal", async () => (steps.ok ? jobs.run(job, steps.value, onProgress) : steps)),
    );

  return {
    /** Scores the products of a comparison, each with its own overrides. */
    scoreComparison: question(scoreComparison),
    /** Explains one score by its inputs. */
    explain: question(explain),
    /** Each product's impact by stage and component. */
    contributions: question(productContributions),
    /** Number of uses from which on each reusable is better than each single-use product of the comparison. */
    breakEvens: question(breakEvens),
    /** Each product's data with their sources. */
    profiles: question(productProfiles),
    /** Estimated share of each product's impacts. */
    dataQuality: question(comparisonQuality),
    /** Water by scarcity, and tap water for washing; null also without a size. */
    waterFigures: question(waterFigures),
    /** Climate under four routes at the end of life; null also without a size. */
    endOfLifeMarks: question(endOfLifeMarks),
    /** Material streams for custom recycling settings, with the defaults of the region of use. */
    recoveryStreams: question(recoveryStreamsOf),
    /** The levers of a product; empty = no such product. */
    levers: question(leversAt),
    /** Summaries along a lever, and the values at which the order changes; null = no such product or lever. */
    sensitivity: question(sensitivity),
    /** Cost factors other than prices: uses, washes, items per functional unit. */
    costBases: question(costBases),
    /**
     * The interval of each product and the outcome of each pair, over the same draws (method.md section 10). Equal settings
     * give equal results.
     */
    comparisonUncertainty: (
      version: string,
      input: ComparisonInput,
      settings: DrawSettings,
      job: string,
      onProgress: Progress,
    ) =>
      run(
        forInput(version, input, (reference) => comparisonUncertaintySteps(reference, input, settings)),
        job,
        onProgress,
      ),
    /** The inputs with the most influence on which of two products is better, most important first. */
    comparisonInputs: (
      version: string,
      input: ComparisonInput,
      settings: DrawSettings,
      { a, b, subject }: UncertainQuestion,
      job: string,
      onProgress: Progress,
    ) =>
      run(
        forInput(version, input, (reference) => comparisonInputSteps(reference, input, settings, a, b, subject)),
        job,
        onProgress,
      ),
  };
}
