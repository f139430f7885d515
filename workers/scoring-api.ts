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

/** A reply of the server taken apart: what the page must know of it, and the bytes that it only keeps. */
export interface UnpackedReply {
  readonly updateTimes: readonly UpdateTime[];
  /** one entry a kind: UTF-8 JSON text of its ReferenceRow list */
  readonly kinds: readonly { readonly kind: string; readonly bytes: ArrayBuffer }[];
}

/** One change of an open portfolio; entries are named by their place. */
export type PortfolioEdit =
  | { readonly kind: "quantity"; readonly entry: number; readonly quantity: number }
  | { readonly kind: "item"; readonly entry: number; readonly item: Omit<PortfolioEntry, "quantity"> }
  | { readonly kind: "append"; readonly item: PortfolioEntry }
  | { readonly kind: "remove"; readonly entry: number };

export interface ScoringApi extends ImportApi, ExportApi, UncertaintyApi, PinnedApi {
  /**
   * Takes an answer of GET /api/listData[/{region}] or /api/listKind/{kind}[/{region}] apart by kind, so that the page never
   * parses tables. `bad_reference_data` if it is no such reply. The buffer is transferred, so are those returned.
   */
  unpackReply(reply: ArrayBuffer): Promise<Result<UnpackedReply>>;
  /**
   * Parses the UTF-8 text of a share or a work file, given in pieces, the lines of a large portfolio apart: the page never
   * decodes megabytes. Null = it is no JSON. Nothing is checked. The buffers are transferred, so are those returned.
   */
  unpackShare(text: readonly ArrayBuffer[]): Promise<Result<UnpackedShare | null>>;
  /** Parses and keeps a dataset version; replaces the one before as a whole, or not at all. */
  loadReference(bytes: ReferenceBytes): Promise<Result<Catalogue>>;
  /**
   * Parses and keeps a dataset version beside the one in use, for results that stay with it. Of several such versions the
   * ones asked for last stay; calls that name one that went answer `wrong_version`.
   */
  keepReference(bytes: ReferenceBytes): Promise<Result<Catalogue>>;
  /** Whether calls may name this version. */
  holds(version: string): Promise<Result<boolean>>;
  /** Adds the rows of a region to a version that is held; refuses rows of another version. */
  loadRegion(version: string, region_id: string, rows: readonly ArrayBuffer[]): Promise<Result<null>>;
  /** Scores the products of a comparison, each with its own overrides. */
  scoreComparison(version: string, input: ComparisonInput): Promise<Result<ComparisonScores>>;
  /** The way from one score back to its inputs; null = no product at this place of `input.products`. */
  explain(
    version: string,
    input: ComparisonInput,
    place: number,
    subject: ExplainedSubject,
  ): Promise<Result<Explanation | null>>;
  /** What each product's impact is made of, by stage and component; null = no such product. Order of the input. */
  contributions(version: string, input: ComparisonInput): Promise<Result<readonly (ProductContributions | null)[]>>;
  /** From how many uses on each reusable is better than each single-use product of the comparison. */
  breakEvens(version: string, input: ComparisonInput): Promise<Result<readonly BreakEvenPair[]>>;
  /** What is known of each product and where it comes from; null = no such product. Order of the input. */
  profiles(version: string, input: ComparisonInput): Promise<Result<readonly (ProductProfile | null)[]>>;
  /** How much of each product's impacts rests on estimates; null = no such product. Order of the input. */
  dataQuality(version: string, input: ComparisonInput): Promise<Result<readonly (DataQuality | null)[]>>;
  /** Water by scarcity and what washing draws, beside the litres; null = no such product, or no size. Order of the input. */
  waterFigures(version: string, input: ComparisonInput): Promise<Result<readonly (WaterFigures | null)[]>>;
  /** Climate under four fates at the end of life; null = no such product, or no size. Order of the input. */
  endOfLifeMarks(version: string, input: ComparisonInput): Promise<Result<readonly (EndOfLifeMarks | null)[]>>;
  /** In how many use cases of a region a reusable leads, with the reuse rule of two ratings and without it. */
  reuseRuleCount(version: string, region_use: string): Promise<Result<ReuseRuleCount>>;
  /** The streams of material that custom recycling settings choose among, with what the region of use does. */
  recoveryStreams(version: string, input: ComparisonInput): Promise<Result<readonly RecoveryGroup[]>>;
  /**
   * How often each is first under 10,000 weightings that are drawn evenly; null = fewer than two, or nothing to weigh. The
   * scores are given, so that it needs no dataset; the same seed gives the same shares.
   */
  rankStability(contest: Contest, seed: number): Promise<Result<RankStability | null>>;
  /** What may be moved of the product at a place of `input.products`; none if it does not exist. */
  levers(version: string, input: ComparisonInput, place: number): Promise<Result<readonly Lever[]>>;
  /** Summaries along a lever and where the order changes; null = no such product or lever. */
  sensitivity(
    version: string,
    input: ComparisonInput,
    place: number,
    lever_id: string,
  ): Promise<Result<Sensitivity | null>>;
  /** What turns prices into costs: uses, washes and items per functional unit; null = no such product. Order of the input. */
  costBases(version: string, input: ComparisonInput): Promise<Result<readonly (CostedBasis | null)[]>>;
  /** What the product form needs of the reference data, for a use case in a region of use. */
  editorTables(version: string, usecase_id: string, region_use: string): Promise<Result<EditorTables>>;
  /** A built-in product in the shape of one that a user saved, to be copied; null = there is none of this id. */
  productRecord(version: string, prodsys_id: string): Promise<Result<SavedProduct | null>>;
  /**
   * Takes lines over (their buffers are transferred), scores them in pieces and keeps them open under the key. Labels are
   * not looked at; `settings` are the saved ones of the user's own products.
   */
  openPortfolio(
    version: string,
    context: ScoringContext,
    lines: EntryData,
    settings: ProductSettings,
    job: PortfolioJob,
    onProgress: Progress,
  ): Promise<PortfolioResult<PortfolioScores>>;
  /** Scores an open portfolio under another context: region, recycling settings, weights, the user's own products. */
  rescorePortfolio(
    version: string,
    context: ScoringContext,
    job: PortfolioJob,
    onProgress: Progress,
  ): Promise<PortfolioResult<PortfolioScores>>;
  /**
   * Changes one entry and re-scores what it touches. `missing_region`: nothing was changed; load the region, rescore,
   * edit again.
   */
  editPortfolio(portfolio: string, edit: PortfolioEdit): Promise<PortfolioResult<PortfolioScores>>;
  /**
   * Scores of the entries at the places, in their order, for the rows on screen; null = product or food does not exist, or
   * there is no such entry.
   */
  portfolioEntries(portfolio: string, places: Uint32Array): Promise<PortfolioResult<readonly (EntryScores | null)[]>>;
  /** The totals cut by stage, use case and product. */
  portfolioContributions(portfolio: string): Promise<PortfolioResult<PortfolioContributions>>;
  /** How much of the impacts of all its lines together rests on estimates. */
  portfolioQuality(portfolio: string): Promise<PortfolioResult<DataQuality>>;
  /** The water of all its lines by scarcity, and what washing draws. */
  portfolioWater(portfolio: string): Promise<PortfolioResult<PortfolioWater>>;
  /** Climate of all its lines under four fates at the end of life, and the products for which they differ most. */
  portfolioEndOfLife(portfolio: string): Promise<PortfolioResult<PortfolioEndOfLife>>;
  /** Masses by use case, product and component, with what of them is plastic, touches food and is declared. */
  portfolioWeights(portfolio: string): Promise<PortfolioResult<readonly ComponentWeight[]>>;
  /**
   * Scores of groups of its lines, each by itself. `group` has the number of each line's group, below `groups`
   * (`bad_portfolio` if it has not one for each line, or names more).
   */
  portfolioGroups(
    portfolio: string,
    group: Uint32Array,
    groups: number,
  ): Promise<PortfolioResult<readonly GroupScores[]>>;
  /** `portfolioWeights` of groups of its lines, each by itself; `group` and `groups` as in `portfolioGroups`. */
  portfolioGroupWeights(
    portfolio: string,
    group: Uint32Array,
    groups: number,
  ): Promise<PortfolioResult<readonly (readonly ComponentWeight[])[]>>;
  /** From how many uses on its reusables are better than single-use products of their use cases, most used first. */
  portfolioBreakEvens(portfolio: string): Promise<PortfolioResult<readonly UseCaseBreakEvens[]>>;
  /** Swaps of a product in all its lines, each chosen with those before it made; the portfolio stays as it is. */
  swapPath(limits: SwapLimits, job: PortfolioJob, onProgress: Progress): Promise<PortfolioResult<SwapPath>>;
  /** Groups of its lines as they are and with swaps made; `group` and `groups` as in `portfolioGroups`. */
  swapGroups(
    swaps: readonly Swap[],
    own: OwnOptions,
    group: Uint32Array,
    groups: number,
    job: PortfolioJob,
  ): Promise<PortfolioResult<readonly SwapGroup[]>>;
  /**
   * The summary along a lever of a product, moved in all lines that have it, beside others that stay. Nothing changes; no line
   * has the product: a flat curve.
   */
  portfolioSensitivity(
    prodsys_id: string,
    lever: Lever,
    others: readonly CurveRival[],
    job: PortfolioJob,
    onProgress: Progress,
  ): Promise<PortfolioResult<Sensitivity>>;
  closePortfolio(portfolio: string): Promise<Result<null>>;
  /** Stops a job at its next pause; the job answers `cancelled`, what was open before stays as it was. */
  cancel(job: string): Promise<Result<null>>;
  /** Answers at once; the watchdog asks it. */
  ping(): Promise<"pong">;
}
