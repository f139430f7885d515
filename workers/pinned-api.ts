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
  /** All rows of a version that is held: the base, and the regions that are loaded. */
  dataRows(version: string): Promise<Result<readonly DataRow[]>>;
  /** One of them with its fields, its source and who uses it; null = there is no such row. */
  dataRow(version: string, kind: ReferenceKind, region: string, key: string): Promise<Result<DataRowDetail | null>>;
  /**
   * What sets two versions apart that are held: the base, and the regions that both have loaded.
   *
   * @param most how many changed records are named at most; 300 unless told
   */
  versionChanges(from: string, to: string, most?: number): Promise<Result<VersionChanges>>;
}
