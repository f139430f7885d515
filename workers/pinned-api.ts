import type { ReferenceKind } from "../edge-api/contract/reference-kinds.ts";
import type { DataCauses } from "./engine/analysis/data-causes.ts";
import type { DataRow, DataRowDetail } from "./engine/analysis/data-rows.ts";
import type { VersionChanges } from "./engine/analysis/version-changes.ts";
import type { ComparisonInput } from "./engine/comparison-result.ts";
import type { Progress, Result } from "./boundary.ts";

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
  /** All rows of a loaded version: of the base, and of its loaded regions. */
  dataRows(version: string): Promise<Result<readonly DataRow[]>>;
  /** One row with its fields, its source and its users; null = no such row. */
  dataRow(version: string, kind: ReferenceKind, region: string, key: string): Promise<Result<DataRowDetail | null>>;
  /**
   * Differences between two loaded versions: of the base, and of the regions that both have loaded.
   *
   * @param most maximum number of changed records in the list, default 300
   */
  versionChanges(from: string, to: string, most?: number): Promise<Result<VersionChanges>>;
}
