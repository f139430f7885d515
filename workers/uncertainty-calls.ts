import {
  comparisonInputSteps,
  comparisonUncertaintySteps,
} from "./engine/analysis/uncertainty/comparison-uncertainty.ts";
import type { ComparisonInput } from "./engine/comparison-result.ts";
import type { Steps } from "./engine/portfolio/steps.ts";
import type { Reference } from "./engine/tables/reference.ts";
import type { Jobs } from "./jobs.ts";
import { CANCELLED, runInSlices } from "./run-in-slices.ts";
import type { UncertaintyApi } from "./uncertainty-api.ts";
import { attemptLong, done, type Progress, refused, type Result, reportProgress } from "./boundary.ts";

/** The calls on comparisons; those on portfolios are in open-portfolios.ts. */
export function uncertaintyCalls(
  forInput: <T>(version: string, input: ComparisonInput, run: (reference: Reference) => T) => Result<T>,
  jobs: Jobs,
): Pick<UncertaintyApi, "comparisonUncertainty" | "comparisonInputs"> {
  const run = <T>(steps: Result<Steps<T>>, job: string, onProgress: Progress): Promise<Result<T>> =>
    jobs.during(job, () =>
      attemptLong("internal", async () => {
        if (!steps.ok) return steps;
        const value = await runInSlices(
          steps.value,
          (share) => void reportProgress(onProgress, share),
          () => jobs.isCancelled(job),
        );
        return value === CANCELLED ? refused("cancelled", job) : done(value);
      }),
    );
  return {
    comparisonUncertainty: async (version, input, settings, job, onProgress) =>
      run(
        forInput(version, input, (reference) => comparisonUncertaintySteps(reference, input, settings)),
        job,
        onProgress,
      ),
    comparisonInputs: async (version, input, settings, { a, b, subject }, job, onProgress) =>
      run(
        forInput(version, input, (reference) => comparisonInputSteps(reference, input, settings, a, b, subject)),
        job,
        onProgress,
      ),
  };
}
