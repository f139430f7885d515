import { dataCausesSteps, type DataCauses } from "./engine/analysis/data-causes.ts";
import { dataRow, dataRows } from "./engine/analysis/data-rows.ts";
import { versionChanges } from "./engine/analysis/version-changes.ts";
import type { ReferenceKind } from "../edge-api/contract/reference-kinds.ts";
import type { ComparisonInput } from "./engine/comparison-result.ts";
import type { Jobs } from "./jobs.ts";
import { attempt, attemptLong, done, type Progress, type Result, type WithVersion } from "./boundary.ts";

/** Questions about the rows of loaded versions, and about results that are pinned to another version than the current one. */
export const pinnedCalls = (withVersion: WithVersion, jobs: Jobs) => ({
  /** All rows of a loaded version: of the base, and of its loaded regions. */
  dataRows: async (version: string) => withVersion(version, (held) => attempt("internal", () => done(dataRows(held)))),
  /** One row with its fields, its source and its users; null = no such row. */
  dataRow: async (version: string, kind: ReferenceKind, region: string, key: string) =>
    withVersion(version, (held) => attempt("internal", () => done(dataRow(held, kind, region, key)))),
  /**
   * Differences between two loaded versions: of the base, and of the regions that both have loaded.
   * @param most maximum number of changed records in the list, default 300
   */
  versionChanges: async (from: string, to: string, most?: number) =>
    withVersion(from, (old) =>
      withVersion(to, (now) => attempt("internal", () => done(versionChanges(old, now, most)))),
    ),
  /**
   * Which record changes between two versions change the scores of these products. Both versions must be loaded, with
   * the regions that the scores need.
   */
  dataCauses: (
    from: string,
    to: string,
    inputs: readonly ComparisonInput[],
    job: string,
    onProgress: Progress,
  ): Promise<Result<DataCauses>> =>
    jobs.during(job, () =>
      attemptLong("internal", async () => {
        const steps = withVersion(from, (old) => withVersion(to, (now) => done(dataCausesSteps(old, now, inputs))));
        return steps.ok ? jobs.run(job, steps.value, onProgress) : steps;
      }),
    ),
});
