import type { SavedProduct } from "../edge-api/contract/entities.ts";
import type { Progress, Result } from "./boundary.ts";
import type { ChoosableNames } from "./choosable-names.ts";
import type { comparisonCalls } from "./comparison-calls.ts";
import type { RankStability } from "./engine/analysis/rank-stability.ts";
import type { ReuseRuleCount } from "./engine/analysis/reuse-rule.ts";
import type { Contest } from "./engine/analysis/weightings.ts";
import type { Catalogue } from "./engine/catalogue.ts";
import type { EditorTables } from "./engine/editor/editor-tables.ts";
import type { LineData } from "./engine/portfolio/line-columns.ts";
import type { CsvFormat } from "./export/csv-cell.ts";
import type { ExportHead } from "./export/export-api.ts";
import type { ImportApi } from "./import/open-sheets.ts";
import type { openPortfolios } from "./open-portfolios.ts";
import type { pinnedCalls } from "./pinned-calls.ts";
import type { UnpackedShare } from "./unpack-share.ts";

/** One dataset version as UTF-8 JSON text of ReferenceRow lists. The buffers are transferred. */
export interface ReferenceBytes {
  readonly version: string;
  readonly base: readonly ArrayBuffer[];
  readonly regions: Readonly<Record<string, readonly ArrayBuffer[]>>;
  /** names of rows in the reader's language, JSON text of `names-{language}.json`; absent = as the rows have them */
  readonly names?: string;
}

/** A server reply split by kind, as bytes that the page only stores: UTF-8 JSON text of each kind's ReferenceRow list. */
export type UnpackedReply = readonly { readonly kind: string; readonly bytes: ArrayBuffer }[];

export interface ScoringApi
  extends
    ImportApi,
    ReturnType<typeof comparisonCalls>,
    ReturnType<typeof openPortfolios>,
    ReturnType<typeof pinnedCalls> {
  /**
   * Splits a reply of GET /api/listData[/{region}] or /api/listKind/{kind}[/{region}] by kind, so that the page never
   * parses tables. `bad_reference_data` for anything else. Buffers are transferred in both directions.
   */
  unpackReply(reply: ArrayBuffer): Promise<Result<UnpackedReply>>;
  /**
   * Parses the UTF-8 text of a share or a work file, given in pieces, without validating it; the lines of a large portfolio
   * are returned separately. Null = not JSON. Buffers are transferred in both directions.
   */
  unpackShare(text: ArrayBuffer): Promise<Result<UnpackedShare | null>>;
  /** Parses a dataset version and makes it the current one, as a whole or not at all. */
  loadReference(bytes: ReferenceBytes): Promise<Result<Catalogue>>;
  /**
   * Parses a dataset version and keeps it in addition to the current one, for results that are pinned to it. The least
   * recently used versions are dropped; calls that name a dropped one return `wrong_version`.
   */
  keepReference(bytes: ReferenceBytes): Promise<Result<Catalogue>>;
  /** Whether this version is loaded. */
  holds(version: string): Promise<Result<boolean>>;
  /** Adds the rows of a region to a loaded version; refuses rows of another version. */
  loadRegion(version: string, region_id: string, rows: readonly ArrayBuffer[]): Promise<Result<null>>;
  /** Number of use cases of a region in which a reusable leads, with and without the reuse rule of two ratings. */
  reuseRuleCount(version: string, region_use: string): Promise<Result<ReuseRuleCount>>;
  /**
   * Share of 10,000 random weightings in which each candidate is first; null = fewer than two candidates, or no metrics.
   * Needs no dataset, because the scores are given. Equal seeds give equal shares.
   */
  rankStability(contest: Contest, seed: number): Promise<Result<RankStability | null>>;
  /** Reference data for the product form in a use case and region of use. */
  editorTables(version: string, usecase_id: string, region_use: string): Promise<Result<EditorTables>>;
  /** A built-in product in the shape of a saved one, to be copied; null = unknown id. */
  productRecord(version: string, prodsys_id: string): Promise<Result<SavedProduct | null>>;
  /** The lines that differ between a portfolio and its scenario, as a CSV file. Neither has to be open. */
  exportLineChanges(
    before: LineData,
    now: LineData,
    head: ExportHead,
    names: ChoosableNames,
    format: CsvFormat,
    job: string,
    onProgress: Progress,
  ): Promise<Result<Blob>>;
  /** An import template: the header that an import reads, with `example` also lines from the real assortment. */
  importTemplate(example: boolean, names: ChoosableNames, format: CsvFormat): Promise<Result<Blob>>;
  /** A table that the page wrote as lines of JSON (`csvLine` for .xlsx), as a workbook. */
  workbook(lines: Blob): Promise<Result<Blob>>;
  /** Stops a job at its next pause; its call returns `cancelled` and changes nothing. */
  cancel(job: string): Promise<Result<null>>;
  /** Returns at once; used by the watchdog. */
  ping(): Promise<"pong">;
}
