import {
  attempt,
  done,
  type PortfolioJob,
  type PortfolioResult,
  type Progress,
  refused,
  type Result,
  type WithVersion,
} from "./boundary.ts";
import type { ChoosableNames } from "./choosable-names.ts";
import { portfolioQuality } from "./engine/analysis/data-quality.ts";
import type { CurveRival } from "./engine/analysis/lever-curve.ts";
import type { Lever } from "./engine/analysis/lever.ts";
import { portfolioBreakEvens } from "./engine/analysis/portfolio-break-even.ts";
import { portfolioEndOfLife } from "./engine/analysis/portfolio-end-of-life.ts";
import { portfolioSensitivitySteps } from "./engine/analysis/portfolio-sensitivity.ts";
import { portfolioWater } from "./engine/analysis/portfolio-water.ts";
import { swapGroupsSteps } from "./engine/analysis/swap-groups.ts";
import { swapPathSteps } from "./engine/analysis/swap-path.ts";
import type { OwnOptions, Swap, SwapLimits } from "./engine/analysis/swap.ts";
import { portfolioInputSteps, portfolioUncertaintySteps } from "./engine/analysis/uncertainty/portfolio-uncertainty.ts";
import type { DrawSettings, UncertainQuestion } from "./engine/analysis/uncertainty/uncertainty.ts";
import type { ScoringContext } from "./engine/comparison-result.ts";
import { planSteps } from "./engine/plan/plan-steps.ts";
import type { PlanRequest } from "./engine/plan/plan.ts";
import type { LineData } from "./engine/portfolio/line-columns.ts";
import type { PortfolioEntry } from "./engine/portfolio/portfolio-line.ts";
import { portfolioDataOf, type ProductSettings } from "./engine/portfolio/line-scoring.ts";
import { LineTable } from "./engine/portfolio/line-table.ts";
import { groupWeights } from "./engine/portfolio/group-weights.ts";
import type { LivePortfolio } from "./engine/portfolio/live-portfolio.ts";
import { PortfolioColumns } from "./engine/portfolio/portfolio-columns.ts";
import type { PortfolioScores } from "./engine/portfolio/portfolio-result.ts";
import { within } from "./engine/portfolio/steps.ts";
import type { CsvFormat } from "./export/csv-cell.ts";
import { csvFileSteps } from "./export/csv-file.ts";
import type { ExportHead, PortfolioTable, SwapFileLimits } from "./export/export-api.ts";
import { exportNames } from "./export/export-names.ts";
import { portfolioTable } from "./export/portfolio-table.ts";
import { swapsTable } from "./export/swaps-table.ts";
import type { Jobs } from "./jobs.ts";
import { missingRegion } from "./needed-regions.ts";
import { portfolioJobs } from "./portfolio-jobs.ts";

/** One change of an open portfolio; `entry` is the index of a line. */
export type PortfolioEdit =
  | { readonly kind: "quantity"; readonly entry: number; readonly quantity: number }
  | { readonly kind: "item"; readonly entry: number; readonly item: Omit<PortfolioEntry, "quantity"> }
  | { readonly kind: "append"; readonly item: PortfolioEntry }
  | { readonly kind: "remove"; readonly entry: number };

/** Share of the progress of a swap export after which the swaps are known. */
const SWAPS_SHARE = 0.95;

const apply = (live: LivePortfolio, edit: PortfolioEdit): void => {
  switch (edit.kind) {
    case "quantity":
      return live.setQuantity(edit.entry, edit.quantity);
    case "item":
      return live.setItem(edit.entry, edit.item);
    case "append":
      return live.append(edit.item);
    case "remove":
      return live.remove(edit.entry);
  }
};

/**
 * The calls on the portfolios open in this worker. Of groups of lines, `group` is by line the number of its group, 0 to
 * groups − 1 (`bad_portfolio` for another length or number).
 */
export function openPortfolios(withVersion: WithVersion, jobs: Jobs) {
  const { withOpen, score, queueJob, queueOnOpen, withOptions, overOpen, close } = portfolioJobs(withVersion, jobs);

  /** A call that asks an open portfolio; what `answer` needs besides follows the key. */
  const question =
    <Asked extends readonly unknown[], T>(answer: (live: LivePortfolio, ...asked: Asked) => T) =>
    async (portfolio: string, ...asked: Asked): Promise<PortfolioResult<T>> =>
      withOpen(portfolio, ({ live }) => done(answer(live, ...asked)));

  return {
    /**
     * Scores lines and keeps the portfolio open under its key. The buffers of the lines are transferred; labels are ignored.
     * @param settings saved settings of the user's own products
     */
    openPortfolio: async (
      version: string,
      context: ScoringContext,
      lines: LineData,
      settings: ProductSettings,
      job: PortfolioJob,
      onProgress: Progress,
    ): Promise<PortfolioResult<PortfolioScores>> =>
      withVersion(version, (reference) =>
        queueJob(job, async () => {
          const columns = attempt("bad_portfolio", () =>
            done(PortfolioColumns.adopt(portfolioDataOf(LineTable.adopt(lines), settings))),
          );
          return columns.ok ? score(reference, context, columns.value, job, onProgress) : columns;
        }),
      ),
    /** Scores an open portfolio in another context: region, recycling settings, weights, the user's own products. */
    rescorePortfolio: async (
      version: string,
      context: ScoringContext,
      job: PortfolioJob,
      onProgress: Progress,
    ): Promise<PortfolioResult<PortfolioScores>> =>
      withVersion(version, (reference) =>
        queueOnOpen(job, ({ live }) => score(reference, context, live.columns, job, onProgress)),
      ),
    /**
     * Changes one entry and updates the scores. `missing_region`: nothing was changed; load the region, rescore, then edit
     * again.
     */
    editPortfolio: async (portfolio: string, edit: PortfolioEdit) =>
      withOpen(portfolio, ({ live, reference, context }) => {
        const added = edit.kind === "item" || edit.kind === "append" ? [edit.item] : [];
        const missing = missingRegion(reference, context.region_use, added);
        if (missing !== undefined) return refused("missing_region", missing);
        apply(live, edit);
        return done(live.scores());
      }),
    /**
     * Scores of the entries at these indexes, in this order; null = the product or food does not exist, or there is no
     * such entry.
     */
    portfolioEntries: question((live, places: Uint32Array) =>
      Array.from(places, (place) => (place < live.columns.length ? live.entry(place) : null)),
    ),
    /** The totals by stage, by use case and by product. */
    portfolioContributions: question((live) => live.contributions()),
    /** Estimated share of the impacts of all lines together. */
    portfolioQuality: question((live) => portfolioQuality(live.scope, live.held())),
    /** Water of all lines by scarcity, and tap water for washing. */
    portfolioWater: question((live) => portfolioWater(live.scope, live.held())),
    /** Climate of all lines under four routes at the end of life, and the products for which they differ most. */
    portfolioEndOfLife: question((live) => portfolioEndOfLife(live.scope, live.counted())),
    /** Masses by use case, product and component: share of plastic, food contact, declarations. */
    portfolioWeights: question((live) => live.weights()),
    /** Scores of groups of lines, each as if it were a portfolio of its own. */
    portfolioGroups: question((live, group: Uint32Array, groups: number) => live.groups(group, groups)),
    /** `portfolioWeights` of groups of lines. */
    portfolioGroupWeights: question(groupWeights),
    /** Break-evens of the reusables against single-use products of their use cases, most used first. */
    portfolioBreakEvens: question(portfolioBreakEvens),
    /**
     * A table of an open portfolio as a CSV file. The tables `lines` (short) and `entries` (all columns) need its lines
     * with labels, in the order in which they were opened (`bad_portfolio` if missing or of another number); the others
     * take null.
     */
    exportPortfolio: async (
      table: PortfolioTable,
      head: ExportHead,
      entries: LineData | null,
      names: ChoosableNames,
      format: CsvFormat,
      job: PortfolioJob,
      onProgress: Progress,
    ): Promise<PortfolioResult<Blob>> =>
      queueOnOpen(job, async ({ live }) => {
        const rows = attempt("bad_portfolio", () =>
          done(portfolioTable(table, live, entries && LineTable.adopt(entries), head, names)),
        );
        return rows.ok ? jobs.run(job.job, csvFileSteps(rows.value, format), onProgress) : rows;
      }),
    /** All swaps of `swapPath` as a CSV file, in its order, with the limits that they keep. */
    exportSwaps: (
      limits: SwapFileLimits,
      head: ExportHead,
      names: ChoosableNames,
      format: CsvFormat,
      job: PortfolioJob,
      onProgress: Progress,
    ) =>
      withOptions(limits.own, job, onProgress, function* (live) {
        const { steps } = yield* within(0, SWAPS_SHARE, swapPathSteps(live, limits));
        const table = swapsTable(live.scope, steps, limits, head, exportNames(names, live.scope));
        return yield* within(SWAPS_SHARE, 1, csvFileSteps(table, format));
      }),
    /** Swaps of a product in all its lines, each on top of the previous ones. Does not change the portfolio. */
    swapPath: (limits: SwapLimits, job: PortfolioJob, onProgress: Progress) =>
      withOptions(limits.own, job, onProgress, (live) => swapPathSteps(live, limits)),
    /** The plan that accepted swaps make under limits. Does not change the portfolio. */
    portfolioPlan: (request: PlanRequest, job: PortfolioJob, onProgress: Progress) =>
      withOptions(request.own, job, onProgress, (live) => planSteps(live, request)),
    /** Groups of lines without and with swaps. */
    swapGroups: (swaps: readonly Swap[], own: OwnOptions, group: Uint32Array, groups: number, job: PortfolioJob) =>
      withOptions(
        own,
        job,
        () => undefined,
        (live) => swapGroupsSteps(live, swaps, own.settings, group, groups),
      ),
    /**
     * The summary along a lever of a product in all its lines; `others` stay constant. A flat curve if no line has the
     * product. Does not change the portfolio.
     */
    portfolioSensitivity: (
      prodsys_id: string,
      lever: Lever,
      others: readonly CurveRival[],
      job: PortfolioJob,
      onProgress: Progress,
    ) =>
      queueOnOpen(job, ({ live }) =>
        jobs.run(job.job, portfolioSensitivitySteps(live, prodsys_id, lever, others), onProgress),
      ),
    /**
     * Uncertainty of an open portfolio, its best and its worst variant, and the `others` (open portfolios), in this order,
     * over the same draws (method.md section 10).
     */
    portfolioUncertainty: (
      others: readonly string[],
      settings: DrawSettings,
      job: PortfolioJob,
      onProgress: Progress,
    ) => overOpen(others, job, onProgress, (portfolios) => portfolioUncertaintySteps(portfolios, settings)),
    /** The inputs with the most influence on which of two of these is better, most important first. */
    portfolioInputs: (
      others: readonly string[],
      settings: DrawSettings,
      { a, b, subject }: UncertainQuestion,
      job: PortfolioJob,
      onProgress: Progress,
    ) => overOpen(others, job, onProgress, (portfolios) => portfolioInputSteps(portfolios, settings, a, b, subject)),
    closePortfolio: async (portfolio: string): Promise<Result<null>> => {
      close(portfolio);
      return done(null);
    },
  };
}
