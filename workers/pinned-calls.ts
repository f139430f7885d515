import { dataCausesSteps } from "./engine/analysis/data-causes.ts";
import { dataRow, dataRows } from "./engine/analysis/data-rows.ts";
import { versionChanges } from "./engine/analysis/version-changes.ts";
import type { Reference } from "./engine/tables/reference.ts";
import type { Jobs } from "./jobs.ts";
import type { PinnedApi } from "./pinned-api.ts";
import { CANCELLED, runInSlices } from "./run-in-slices.ts";
import { attempt, attemptLong, done, refused, type Result, reportProgress } from "./boundary.ts";

/** Implements PinnedApi. @param withVersion runs a function with the tables of a loaded version */
export const pinnedCalls = (
  withVersion: <T>(version: string, run: (reference: Reference) => T) => T | Result<never>,
  jobs: Jobs,
): PinnedApi => ({
  dataRows: async (version) => withVersion(version, (held) => attempt("internal", () => done(dataRows(held)))),
  dataRow: async (version, kind, region, key) =>
    withVersion(version, (held) => attempt("internal", () => done(dataRow(held, kind, region, key)))),
  versionChanges: async (from, to, most) =>
    withVersion(from, (old) =>
      withVersion(to, (now) => attempt("internal", () => done(versionChanges(old, now, most)))),
    ),
  dataCauses: (from, to, inputs, job, onProgress) =>
    jobs.during(job, () =>
      attemptLong("internal", async () => {
        const steps = withVersion(from, (old) => withVersion(to, (now) => done(dataCausesSteps(old, now, inputs))));
        if (!steps.ok) return steps;
        const value = await runInSlices(
          steps.value,
          (share) => void reportProgress(onProgress, share),
          () => jobs.isCancelled(job),
        );
        return value === CANCELLED ? refused("cancelled", job) : done(value);
      }),
    ),
});
