import type { DataCauses } from "./engine/analysis/data-causes.ts";
import type { VersionChanges } from "./engine/analysis/version-changes.ts";
import type { ComparisonInput } from "./engine/comparison-result.ts";
import type { Progress, Result } from "./scoring-api.ts";

/** Questions about results that are pinned to a dataset version other than the current one. */
export interface PinnedApi {
  /**
   * Which record changes between two versions change the scores of these products. Both versions must be loaded, with
   * the regions that the scores need.
   */
  dataCauses(
    from: string,
    to: string,
    inputs: readonly ComparisonInput[],
    job: string,
    onProgress: Progress,
  ): Promise<Result<DataCauses>>;
  /** The differences between two loaded versions: in the base, and in regions loaded for both. */
  versionChanges(from: string, to: string): Promise<Result<VersionChanges>>;
}
