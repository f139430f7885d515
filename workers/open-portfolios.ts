import { portfolioQuality } from "./engine/analysis/data-quality.ts";
import { portfolioEndOfLife } from "./engine/analysis/portfolio-end-of-life.ts";
import { portfolioWater } from "./engine/analysis/portfolio-water.ts";
import { portfolioBreakEvens } from "./engine/analysis/portfolio-break-even.ts";
import { portfolioSensitivitySteps } from "./engine/analysis/portfolio-sensitivity.ts";
import { portfolioInputSteps, portfolioUncertaintySteps } from "./engine/analysis/uncertainty/portfolio-uncertainty.ts";
import type { OwnOptions } from "./engine/analysis/swap.ts";
import { swapGroupsSteps } from "./engine/analysis/swap-groups.ts";
import { swapPathSteps } from "./engine/analysis/swap-path.ts";
import type { ScoringContext } from "./engine/comparison-result.ts";
import { portfolioDataOf, settingsOf } from "./engine/portfolio/entry-scoring.ts";
import { EntryTable } from "./engine/portfolio/entry-table.ts";
import { groupWeights } from "./engine/portfolio/group-weights.ts";
import { LivePortfolio } from "./engine/portfolio/live-portfolio.ts";
import { createPairRows } from "./engine/portfolio/pair-rows.ts";
import { within, type Steps } from "./engine/portfolio/steps.ts";
import { PortfolioColumns } from "./engine/portfolio/portfolio-columns.ts";
import type { PortfolioScores } from "./engine/portfolio/portfolio-result.ts";
import { scopeOf } from "./engine/scoring/scope.ts";
import type { Reference } from "./engine/tables/reference.ts";
import { csvFileSteps } from "./export/csv-file.ts";
import { exportNames } from "./export/export-names.ts";
import { portfolioTable } from "./export/portfolio-table.ts";
import { swapsTable } from "./export/swaps-table.ts";
import type { Jobs } from "./jobs.ts";
import { missingRegion } from "./needed-regions.ts";
import { CANCELLED, runInSlices } from "./run-in-slices.ts";
import type { PortfolioEdit, ScoringApi } from "./scoring-api.ts";
import {
  attempt,
  attemptLong,
  done,
  type PortfolioJob,
  type PortfolioResult,
  type Progress,
  refused,
  type Result,
  reportProgress,
} from "./boundary.ts";

type PortfolioCalls = Pick<
  ScoringApi,
  | "openPortfolio"
  | "rescorePortfolio"
  | "editPortfolio"
  | "portfolioEntries"
  | "portfolioContributions"
  | "portfolioQuality"
  | "portfolioWater"
  | "portfolioEndOfLife"
  | "portfolioWeights"
  | "portfolioGroups"
  | "portfolioGroupWeights"
  | "portfolioBreakEvens"
  | "swapPath"
  | "swapGroups"
  | "portfolioSensitivity"
  | "portfolioUncertainty"
  | "portfolioInputs"
  | "closePortfolio"
  | "exportPortfolio"
  | "exportSwaps"
>;

interface OpenPortfolio {
  readonly live: LivePortfolio;
  /** reference data it was scored with */
  readonly reference: Reference;
  readonly context: ScoringContext;
}

const ignoreProgress = (): void => undefined;

/** Share of the progress of a swap search after which the options are scored. */
const OPTIONS_SHARE = 0.3;

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

const pairsIn = function* ({ pairs }: PortfolioColumns) {
  for (let pair = 0; pair < pairs.size; pair++) yield pairs.pair(pair);
};

/**
 * The calls on the portfolios open in this worker. Each owns its columns; long jobs on one portfolio run one after the
 * other.
 */
export function openPortfolios(
  withVersion: <T>(version: string, run: (reference: Reference) => T) => T | Result<never>,
  jobs: Jobs,
): PortfolioCalls {
  const open = new Map<string, OpenPortfolio>();
  /** last long job of each portfolio; later calls wait for it, so that nothing changes during a job */
  const lastJob = new Map<string, Promise<unknown>>();

  const withOpen = async <T>(
    portfolio: string,
    run: (opened: OpenPortfolio) => PortfolioResult<T>,
  ): Promise<PortfolioResult<T>> => {
    await lastJob.get(portfolio);
    const opened = open.get(portfolio);
    return opened === undefined ? refused("no_portfolio", portfolio) : attempt("bad_portfolio", () => run(opened));
  };

  const score = async (
    reference: Reference,
    context: ScoringContext,
    columns: PortfolioColumns,
    { portfolio, job }: PortfolioJob,
    onProgress: Progress,
  ): Promise<PortfolioResult<PortfolioScores>> => {
    const { region_use } = context;
    const missing = missingRegion(reference, region_use, pairsIn(columns));
    if (missing !== undefined) return refused("missing_region", missing);
    const live = await runInSlices(
      LivePortfolio.steps(createPairRows(scopeOf(reference, context)), columns),
      (share) => void reportProgress(onProgress, share),
      () => jobs.isCancelled(job),
    );
    if (live === CANCELLED) return refused("cancelled", job);
    open.set(portfolio, { live, reference, context });
    return done(live.scores());
  };

  /** Runs a job after the earlier jobs of the same portfolio; it can be cancelled from now on. */
  const queueJob = <T>({ portfolio, job }: PortfolioJob, run: () => Promise<PortfolioResult<T>>) => {
    const before = lastJob.get(portfolio);
    const work = jobs
      .during(job, () =>
        attemptLong("internal", async () => {
          await before;
          return jobs.isCancelled(job) ? refused("cancelled", job) : await run();
        }),
      )
      .finally(() => {
        if (lastJob.get(portfolio) === work) lastJob.delete(portfolio);
      });
    lastJob.set(portfolio, work);
    return work;
  };

  /**
   * Runs on a portfolio whose scope includes these own products: the open one if it has them all, else a copy with the
   * same lines that is scored for this job only.
   */
  const withOptions = <T>(
    { products, settings }: OwnOptions,
    job: PortfolioJob,
    onProgress: Progress,
    stepsOf: (live: LivePortfolio) => Steps<T>,
  ): Promise<PortfolioResult<T>> =>
    queueJob(job, async () => {
      const opened = open.get(job.portfolio);
      if (opened === undefined) return refused("no_portfolio", job.portfolio);
      const { live, context } = opened;
      // regions may have been loaded since the portfolio was opened
      const current = withVersion(opened.reference.version, (reference) => done(reference));
      if (!current.ok) return current;
      const reference = current.value;
      const known = new Set(context.custom_products.map(({ prodsys_id }) => prodsys_id));
      const more = products.filter(({ prodsys_id }) => !known.has(prodsys_id));
      const made = products.map(({ prodsys_id }) => ({ prodsys_id, overrides: settingsOf(settings, prodsys_id) }));
      const missing = missingRegion(reference, context.region_use, made);
      if (missing !== undefined) return refused("missing_region", missing);
      const workSteps = function* (): Steps<T> {
        if (more.length === 0) return yield* stepsOf(live);
        const scope = scopeOf(reference, { ...context, custom_products: [...context.custom_products, ...more] });
        const columns = PortfolioColumns.adopt(live.columns.data());
        const larger = yield* within(0, OPTIONS_SHARE, LivePortfolio.steps(createPairRows(scope), columns));
        return yield* within(OPTIONS_SHARE, 1, stepsOf(larger));
      };
      const value = await runInSlices(
        workSteps(),
        (share) => void reportProgress(onProgress, share),
        () => jobs.isCancelled(job.job),
      );
      return value === CANCELLED ? refused("cancelled", job.job) : done(value);
    });

  /** Runs over an open portfolio and other open ones. Later calls on the first portfolio wait. */
  const overOpen = <T>(
    others: readonly string[],
    job: PortfolioJob,
    onProgress: Progress,
    stepsOf: (portfolios: readonly [own: LivePortfolio, ...others: LivePortfolio[]]) => Steps<T>,
  ): Promise<PortfolioResult<T>> =>
    queueJob(job, async () => {
      const own = open.get(job.portfolio);
      if (own === undefined) return refused("no_portfolio", job.portfolio);
      const otherPortfolios: LivePortfolio[] = [];
      for (const key of others) {
        const opened = open.get(key);
        if (opened === undefined) return refused("no_portfolio", key);
        otherPortfolios.push(opened.live);
      }
      const value = await runInSlices(
        stepsOf([own.live, ...otherPortfolios]),
        (share) => void reportProgress(onProgress, share),
        () => jobs.isCancelled(job.job),
      );
      return value === CANCELLED ? refused("cancelled", job.job) : done(value);
    });

  return {
    openPortfolio: async (version, context, lines, settings, job, onProgress) =>
      withVersion(version, (reference) =>
        queueJob(job, async () => {
          const columns = attempt("bad_portfolio", () =>
            done(PortfolioColumns.adopt(portfolioDataOf(EntryTable.adopt(lines), settings))),
          );
          return columns.ok ? score(reference, context, columns.value, job, onProgress) : columns;
        }),
      ),
    rescorePortfolio: async (version, context, job, onProgress) =>
      withVersion(version, (reference) =>
        queueJob(job, async () => {
          const opened = open.get(job.portfolio);
          if (opened === undefined) return refused("no_portfolio", job.portfolio);
          return score(reference, context, opened.live.columns, job, onProgress);
        }),
      ),
    editPortfolio: async (portfolio, edit) =>
      withOpen(portfolio, ({ live, reference, context }) => {
        const added = edit.kind === "item" || edit.kind === "append" ? [edit.item] : [];
        const missing = missingRegion(reference, context.region_use, added);
        if (missing !== undefined) return refused("missing_region", missing);
        apply(live, edit);
        return done(live.scores());
      }),
    portfolioEntries: async (portfolio, places) =>
      withOpen(portfolio, ({ live }) =>
        done(Array.from(places, (place) => (place < live.columns.length ? live.entry(place) : null))),
      ),
    portfolioContributions: async (portfolio) => withOpen(portfolio, ({ live }) => done(live.contributions())),
    portfolioQuality: async (portfolio) =>
      withOpen(portfolio, ({ live }) => done(portfolioQuality(live.scope, live.held()))),
    portfolioWater: async (portfolio) =>
      withOpen(portfolio, ({ live }) => done(portfolioWater(live.scope, live.held()))),
    portfolioEndOfLife: async (portfolio) =>
      withOpen(portfolio, ({ live }) => done(portfolioEndOfLife(live.scope, live.counted()))),
    portfolioWeights: async (portfolio) => withOpen(portfolio, ({ live }) => done(live.weights())),
    portfolioGroups: async (portfolio, group, groups) =>
      withOpen(portfolio, ({ live }) => done(live.groups(group, groups))),
    portfolioGroupWeights: async (portfolio, group, groups) =>
      withOpen(portfolio, ({ live }) => done(groupWeights(live, group, groups))),
    portfolioBreakEvens: async (portfolio) => withOpen(portfolio, ({ live }) => done(portfolioBreakEvens(live))),
    exportPortfolio: async (table, head, entries, names, format, job, onProgress) =>
      queueJob(job, async () => {
        const opened = open.get(job.portfolio);
        if (opened === undefined) return refused("no_portfolio", job.portfolio);
        const rows = attempt("bad_portfolio", () =>
          done(portfolioTable(table, opened.live, entries && EntryTable.adopt(entries), head, names)),
        );
        if (!rows.ok) return rows;
        const file = await runInSlices(
          csvFileSteps(rows.value, format),
          (share) => void reportProgress(onProgress, share),
          () => jobs.isCancelled(job.job),
        );
        return file === CANCELLED ? refused("cancelled", job.job) : done(file);
      }),
    exportSwaps: async (limits, head, names, format, job, onProgress) =>
      withOptions(limits.own, job, onProgress, function* (live) {
        const { steps } = yield* within(0, SWAPS_SHARE, swapPathSteps(live, limits));
        const table = swapsTable(live.scope, steps, limits, head, exportNames(names, live.scope));
        return yield* within(SWAPS_SHARE, 1, csvFileSteps(table, format));
      }),
    swapPath: async (limits, job, onProgress) =>
      withOptions(limits.own, job, onProgress, (live) => swapPathSteps(live, limits)),
    swapGroups: async (swaps, own, group, groups, job) =>
      withOptions(own, job, ignoreProgress, (live) => swapGroupsSteps(live, swaps, own.settings, group, groups)),
    portfolioSensitivity: async (prodsys_id, lever, others, job, onProgress) =>
      overOpen([], job, onProgress, ([own]) => portfolioSensitivitySteps(own, prodsys_id, lever, others)),
    portfolioUncertainty: async (others, settings, job, onProgress) =>
      overOpen(others, job, onProgress, (portfolios) => portfolioUncertaintySteps(portfolios, settings)),
    portfolioInputs: async (others, settings, { a, b, subject }, job, onProgress) =>
      overOpen(others, job, onProgress, (portfolios) => portfolioInputSteps(portfolios, settings, a, b, subject)),
    closePortfolio: async (portfolio) => {
      open.delete(portfolio);
      return done(null);
    },
  };
}
