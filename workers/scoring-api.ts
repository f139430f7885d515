import type { SavedProduct } from "../edge-api/contract/entities.ts";
import type { UpdateTime } from "../edge-api/contract/reference-replies.ts";
import type { BreakEvenPair } from "./engine/analysis/break-even.ts";
import type { UseCaseBreakEvens } from "./engine/analysis/portfolio-break-even.ts";
import type { DataQuality } from "./engine/analysis/data-quality.ts";
import type { CostedBasis } from "./engine/analysis/cost-basis.ts";
import type { ExplainedSubject, Explanation } from "./engine/analysis/explanation.ts";
import type { CurveRival, Sensitivity } from "./engine/analysis/lever-curve.ts";
import type { Lever } from "./engine/analysis/lever.ts";
import type { EndOfLifeMarks } from "./engine/analysis/end-of-life-marks.ts";
import type { PortfolioEndOfLife } from "./engine/analysis/portfolio-end-of-life.ts";
import type { ProductContributions } from "./engine/analysis/product-contributions.ts";
import type { PortfolioWater } from "./engine/analysis/portfolio-water.ts";
import type { ProductProfile } from "./engine/analysis/product-profile.ts";
import type { RankStability } from "./engine/analysis/rank-stability.ts";
import type { ReuseRuleCount } from "./engine/analysis/reuse-rule.ts";
import type { UnpackedShare } from "./unpack-share.ts";
import type { SwapGroup } from "./engine/analysis/swap-groups.ts";
import type { OwnOptions, Swap, SwapLimits, SwapPath } from "./engine/analysis/swap.ts";
import type { WaterFigures } from "./engine/analysis/water-figures.ts";
import type { Contest } from "./engine/analysis/weightings.ts";
import type { Catalogue } from "./engine/catalogue.ts";
import type { ComparisonInput, ComparisonScores, ScoringContext } from "./engine/comparison-result.ts";
import type { EditorTables } from "./engine/editor/editor-tables.ts";
import type { EntryData } from "./engine/portfolio/entry-columns.ts";
import type { ProductSettings } from "./engine/portfolio/entry-scoring.ts";
import type { PortfolioEntry } from "./engine/portfolio/entry.ts";
import type {
  EntryScores,
  GroupScores,
  PortfolioContributions,
  PortfolioScores,
} from "./engine/portfolio/portfolio-result.ts";
import type { ComponentWeight } from "./engine/portfolio/portfolio-weights.ts";
import type { RecoveryGroup } from "./engine/recovery-streams.ts";
import type { PortfolioJob, PortfolioResult, Progress, Result } from "./boundary.ts";
import type { ExportApi } from "./export/export-api.ts";
import type { ImportApi } from "./import/import-api.ts";
import type { PinnedApi } from "./pinned-api.ts";
import type { UncertaintyApi } from "./uncertainty-api.ts";

/** One dataset version as UTF-8 JSON text of ReferenceRow lists. The buffers are transferred. */
export interface ReferenceBytes {
  readonly version: string;
  readonly base: readonly ArrayBuffer[];
  readonly regions: Readonly<Record<string, readonly ArrayBuffer[]>>;
  /** names of rows in the reader's language, JSON text of `names-{language}.json`; absent = as the rows have them */
  readonly names?: string;
}

/** A server reply split by kind: the times that the page reads, and bytes that it only stores. */
export interface UnpackedReply {
  readonly updateTimes: readonly UpdateTime[];
  /** one entry a kind: UTF-8 JSON text of its ReferenceRow list */
  readonly kinds: readonly { readonly kind: string; readonly bytes: ArrayBuffer }[];
}

/** One change of an open portfolio; `entry` is the index of a line. */
export type PortfolioEdit =
  | { readonly kind: "quantity"; readonly entry: number; readonly quantity: number }
  | { readonly kind: "item"; readonly entry: number; readonly item: Omit<PortfolioEntry, "quantity"> }
  | { readonly kind: "append"; readonly item: PortfolioEntry }
  | { readonly kind: "remove"; readonly entry: number };

export interface ScoringApi extends ImportApi, ExportApi, UncertaintyApi, PinnedApi {
  /**
   * Splits a reply of GET /api/listData[/{region}] or /api/listKind/{kind}[/{region}] by kind, so that the page never
   * parses tables. `bad_reference_data` for anything else. Buffers are transferred in both directions.
   */
  unpackReply(reply: ArrayBuffer): Promise<Result<UnpackedReply>>;
  /**
   * Parses the UTF-8 text of a share or a work file, given in pieces, without validating it; the lines of a large portfolio
   * are returned separately. Null = not JSON. Buffers are transferred in both directions.
   */
  unpackShare(text: readonly ArrayBuffer[]): Promise<Result<UnpackedShare | null>>;
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
  /** Scores the products of a comparison, each with its own overrides. */
  scoreComparison(version: string, input: ComparisonInput): Promise<Result<ComparisonScores>>;
  /** Explains one score by its inputs; `place`: index in `input.products`; null = no such product. */
  explain(
    version: string,
    input: ComparisonInput,
    place: number,
    subject: ExplainedSubject,
  ): Promise<Result<Explanation | null>>;
  /** Each product's impact by stage and component, in the order of the input; null = no such product. */
  contributions(version: string, input: ComparisonInput): Promise<Result<readonly (ProductContributions | null)[]>>;
  /** Number of uses from which on each reusable is better than each single-use product of the comparison. */
  breakEvens(version: string, input: ComparisonInput): Promise<Result<readonly BreakEvenPair[]>>;
  /** Each product's data with their sources, in the order of the input; null = no such product. */
  profiles(version: string, input: ComparisonInput): Promise<Result<readonly (ProductProfile | null)[]>>;
  /** Estimated share of each product's impacts, in the order of the input; null = no such product. */
  dataQuality(version: string, input: ComparisonInput): Promise<Result<readonly (DataQuality | null)[]>>;
  /** Water by scarcity, and tap water for washing, in the order of the input; null = no such product, or no size. */
  waterFigures(version: string, input: ComparisonInput): Promise<Result<readonly (WaterFigures | null)[]>>;
  /** Climate under four routes at the end of life, in the order of the input; null = no such product, or no size. */
  endOfLifeMarks(version: string, input: ComparisonInput): Promise<Result<readonly (EndOfLifeMarks | null)[]>>;
  /** Number of use cases of a region in which a reusable leads, with and without the reuse rule of two ratings. */
  reuseRuleCount(version: string, region_use: string): Promise<Result<ReuseRuleCount>>;
  /** Material streams for custom recycling settings, with the defaults of the region of use. */
  recoveryStreams(version: string, input: ComparisonInput): Promise<Result<readonly RecoveryGroup[]>>;
  /**
   * Share of 10,000 random weightings in which each candidate is first; null = fewer than two candidates, or no metrics.
   * Needs no dataset, because the scores are given. Equal seeds give equal shares.
   */
  rankStability(contest: Contest, seed: number): Promise<Result<RankStability | null>>;
  /** The levers of a product; `place`: index in `input.products`; empty = no such product. */
  levers(version: string, input: ComparisonInput, place: number): Promise<Result<readonly Lever[]>>;
  /** Summaries along a lever, and the values at which the order changes; null = no such product or lever. */
  sensitivity(
    version: string,
    input: ComparisonInput,
    place: number,
    lever_id: string,
  ): Promise<Result<Sensitivity | null>>;
  /** Cost factors other than prices: uses, washes, items per functional unit. In the order of the input; null = no such product. */
  costBases(version: string, input: ComparisonInput): Promise<Result<readonly (CostedBasis | null)[]>>;
  /** Reference data for the product form in a use case and region of use. */
  editorTables(version: string, usecase_id: string, region_use: string): Promise<Result<EditorTables>>;
  /** A built-in product in the shape of a saved one, to be copied; null = unknown id. */
  productRecord(version: string, prodsys_id: string): Promise<Result<SavedProduct | null>>;
  /**
   * Scores lines and keeps the portfolio open under its key. The buffers of the lines are transferred; labels are ignored.
   *
   * @param settings saved settings of the user's own products
   */
  openPortfolio(
    version: string,
    context: ScoringContext,
    lines: EntryData,
    settings: ProductSettings,
    job: PortfolioJob,
    onProgress: Progress,
  ): Promise<PortfolioResult<PortfolioScores>>;
  /** Scores an open portfolio in another context: region, recycling settings, weights, the user's own products. */
  rescorePortfolio(
    version: string,
    context: ScoringContext,
    job: PortfolioJob,
    onProgress: Progress,
  ): Promise<PortfolioResult<PortfolioScores>>;
  /**
   * Changes one entry and updates the scores. `missing_region`: nothing was changed; load the region, rescore, then edit
   * again.
   */
  editPortfolio(portfolio: string, edit: PortfolioEdit): Promise<PortfolioResult<PortfolioScores>>;
  /**
   * Scores of the entries at these indexes, in this order; null = the product or food does not exist, or there is no such
   * entry.
   */
  portfolioEntries(portfolio: string, places: Uint32Array): Promise<PortfolioResult<readonly (EntryScores | null)[]>>;
  /** The totals by stage, by use case and by product. */
  portfolioContributions(portfolio: string): Promise<PortfolioResult<PortfolioContributions>>;
  /** Estimated share of the impacts of all lines together. */
  portfolioQuality(portfolio: string): Promise<PortfolioResult<DataQuality>>;
  /** Water of all lines by scarcity, and tap water for washing. */
  portfolioWater(portfolio: string): Promise<PortfolioResult<PortfolioWater>>;
  /** Climate of all lines under four routes at the end of life, and the products for which they differ most. */
  portfolioEndOfLife(portfolio: string): Promise<PortfolioResult<PortfolioEndOfLife>>;
  /** Masses by use case, product and component: share of plastic, food contact, declarations. */
  portfolioWeights(portfolio: string): Promise<PortfolioResult<readonly ComponentWeight[]>>;
  /**
   * Scores of groups of lines, each as if it were a portfolio of its own. `group`: by line, the number of its group, 0 to
   * groups − 1 (`bad_portfolio` for another length or number).
   */
  portfolioGroups(
    portfolio: string,
    group: Uint32Array,
    groups: number,
  ): Promise<PortfolioResult<readonly GroupScores[]>>;
  /** `portfolioWeights` of groups of lines; `group` and `groups` as in `portfolioGroups`. */
  portfolioGroupWeights(
    portfolio: string,
    group: Uint32Array,
    groups: number,
  ): Promise<PortfolioResult<readonly (readonly ComponentWeight[])[]>>;
  /** Break-evens of the reusables against single-use products of their use cases, most used first. */
  portfolioBreakEvens(portfolio: string): Promise<PortfolioResult<readonly UseCaseBreakEvens[]>>;
  /** Swaps of a product in all its lines, each on top of the previous ones. Does not change the portfolio. */
  swapPath(limits: SwapLimits, job: PortfolioJob, onProgress: Progress): Promise<PortfolioResult<SwapPath>>;
  /** Groups of lines without and with swaps; `group` and `groups` as in `portfolioGroups`. */
  swapGroups(
    swaps: readonly Swap[],
    own: OwnOptions,
    group: Uint32Array,
    groups: number,
    job: PortfolioJob,
  ): Promise<PortfolioResult<readonly SwapGroup[]>>;
  /**
   * The summary along a lever of a product in all its lines; `others` stay constant. A flat curve if no line has the product.
   * Does not change the portfolio.
   */
  portfolioSensitivity(
    prodsys_id: string,
    lever: Lever,
    others: readonly CurveRival[],
    job: PortfolioJob,
    onProgress: Progress,
  ): Promise<PortfolioResult<Sensitivity>>;
  closePortfolio(portfolio: string): Promise<Result<null>>;
  /** Stops a job at its next pause; its call returns `cancelled` and changes nothing. */
  cancel(job: string): Promise<Result<null>>;
  /** Returns at once; used by the watchdog. */
  ping(): Promise<"pong">;
}
